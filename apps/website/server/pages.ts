import type { IncomingMessage } from 'node:http';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import { acceptPendingConnections } from '@agency/server/accept-pending-connections';
import { toClientKey } from '@agency/server/client-address';
import type { RequestContext } from '@agency/server/http-server';
import type { Logger } from '@agency/server/logger';
import { createObservable } from '@agency/server/observable';
import { BusyError, createSemaphore } from '@agency/server/semaphore';
import { inSpan } from '@agency/server/spans';
import { readText } from '@agency/server/static-text';
import type { Stylesheets } from './inline-styles.ts';
import { toLoggedPath } from './logged-path.ts';
import { type CachedPage, createPageCache, type UncachedPage } from './page-cache.ts';
import { encodePath, toPageUrl } from './page-paths.ts';
import { createPageSources, type PageContentClient, type PageSources } from './page-sources.ts';
import {
  type AstroHandler,
  type RenderedResponse,
  renderResponse,
  toFormRequest,
} from './render.ts';

/** Emits an event for each request of a page. */
export const pageRequested = createObservable<{ isCached: boolean }>('page-requested');

/** Emits an event for each page that was rendered. */
export const pageRendered = createObservable<{ seconds: number; isSuccess: boolean }>(
  'page-rendered',
);

/** A page, or the canonical path to which the request is redirected. Undefined if there is no page. */
export type FoundPage = CachedPage | UncachedPage | { kind: 'redirect'; path: string } | undefined;

export interface PagesOptions {
  astro: AstroHandler;
  origin: string;
  /** Languages of the site, the default one first. */
  languages: readonly Language[];
  contentClient: PageContentClient;
  logger: Logger;
  /** Deadline for the content of a page, in milliseconds. */
  contentTimeout?: number | undefined;
  stylesheets: Stylesheets;
  readPicture: App.Locals['readPicture'];
}

/** Pages of a client that are rendered at once: enough to use the CPU while others are compressed. */
const PAGES_OF_CLIENT = 4;
/** Not-found pages that are rendered at once. Further requests get the prerendered page. */
const NOT_FOUND_PERMITS = 2;
const NOT_FOUND_QUEUE = 20;
/** How long a page without overrides is sent, in milliseconds. */
const FALLBACK_TIME = 60_000;
/** Longest part of a missing path that is searched, in characters. */
const LONGEST_SEARCH = 200;
/** The route of the not-found page with suggestions. It has no URL of its own. */
export const NOT_FOUND_PATH = '/not-found';

export type Pages = ReturnType<typeof createPages>;

/** Renders pages with Astro, from their URL only, so that all visitors share them. */
export function createPages({
  astro,
  origin,
  languages,
  contentClient,
  logger,
  contentTimeout,
  stylesheets,
  readPicture,
}: PagesOptions) {
  const renderSlots = createSemaphore({ permitsOfClient: PAGES_OF_CLIENT });
  const notFoundSlots = createSemaphore({
    permits: NOT_FOUND_PERMITS,
    queue: NOT_FOUND_QUEUE,
    queueOfClient: PAGES_OF_CLIENT,
  });
  const createSources = () => createPageSources(contentClient, contentTimeout);
  const cache = createPageCache({ createSources, render: renderObserved });

  async function renderObserved(url: string, sources: PageSources) {
    const started = performance.now();
    let isSuccess = false;
    try {
      const response = await inSpan(
        () => ({ name: 'render a page', kind: 'internal', attributes: {} }),
        () => renderWithFallback(url, sources),
      );
      isSuccess = !response || response.status < 500;
      return response;
    } finally {
      pageRendered.emit({ seconds: (performance.now() - started) / 1000, isSuccess });
    }
  }

  /** Renders a page; if overrides of editors break it, renders it without them. */
  async function renderWithFallback(url: string, sources: PageSources) {
    const { language, path: route } = splitLanguage(url, languages);
    const renderWith = (given: PageSources) => {
      const visitor = { clientAddress: '', requestId: '' };
      const locals = { ...given, language, languages, logger, readPicture, ...visitor };
      return renderResponse(astro, new Request(origin + route), locals, stylesheets);
    };
    const response = await renderWith(sources);
    if (response?.status !== 500) return response;
    const original = await renderWith(withoutOverrides(sources));
    const expected = route.startsWith(NOT_FOUND_PATH) ? 404 : 200;
    if (original?.status !== expected) return response;
    // The failure may be over before the data of the page change.
    sources.expireAt(Date.now() + FALLBACK_TIME);
    // Without the query, which may contain personal data.
    const path = toLoggedPath(url.split('?', 1)[0] ?? '');
    logger.error({ path }, 'overrides or case studies of the dashboard broke a page; sent without');
    return original;
  }

  const load = async (url: string) => (await cache.get(url)) ?? cache.refresh(url);

  async function find(context: RequestContext): Promise<FoundPage> {
    const { path } = context;
    const { language, path: route } = splitLanguage(path, languages);
    const canonical = toLanguagePath(route, language);
    if (canonical !== path) {
      const found = await find({ ...context, path: canonical });
      const isHere = found?.kind !== 'redirect' && isPage(found);
      return isHere ? { kind: 'redirect', path: canonical } : found;
    }
    const page = await load(toPageUrl(context, languages));
    if (page?.kind === 'cached' || (page && page.response.status !== 404)) return page;
    const lowerCase = path.toLowerCase();
    if (lowerCase === path || !isPage(await load(encodePath(lowerCase)))) return page;
    return { kind: 'redirect', path: lowerCase };
  }

  return {
    /** Finds the page of a path in the cache, or renders it. */
    async get(request: IncomingMessage, context: RequestContext): Promise<FoundPage> {
      const cached = await cache.get(toPageUrl(context, languages));
      pageRequested.emit({ isCached: cached !== undefined });
      if (cached) return cached;
      const findInSlot = async () => {
        await acceptPendingConnections();
        // The visitor may have left while the request waited.
        return request.socket.destroyed ? undefined : find(context);
      };
      return renderSlots.run(findInSlot, { client: toClientKey(context.clientAddress) });
    },
    /** Responds to a posted form. It takes no render slot, because an upload may last for minutes. */
    async postForm(request: IncomingMessage, context: RequestContext): Promise<FoundPage> {
      const { path, query, clientAddress, requestId } = context;
      const { language, path: route } = splitLanguage(path, languages);
      const url = new URL(origin + encodePath(route) + query);
      const visitor = { clientAddress, requestId };
      const locals = { ...createSources(), language, languages, logger, readPicture, ...visitor };
      const response = await renderResponse(
        astro,
        toFormRequest(request, url),
        locals,
        stylesheets,
      );
      return response && { kind: 'rendered', response };
    },
    /** Renders the not-found page with suggestions for a path; undefined if the server is busy or it fails. */
    async getNotFound(path: string, clientAddress: string): Promise<RenderedResponse | undefined> {
      const { language, path: route } = splitLanguage(path, languages);
      const search = new URLSearchParams({ for: route.slice(0, LONGEST_SEARCH) });
      const url = toLanguagePath(`${NOT_FOUND_PATH}?${search}`, language);
      try {
        const page = await notFoundSlots.run(() => renderWithFallback(url, createSources()), {
          client: toClientKey(clientAddress),
        });
        return page?.status === 404 && page.head ? page : undefined;
      } catch (error) {
        if (!(error instanceof BusyError)) logger.error({ error }, 'the not-found page failed');
        return undefined;
      }
    },
    /** Renders at most `most` pages of the sitemap, one after the other. */
    async warmUp(most: number): Promise<void> {
      let left = most;
      const files = ['/sitemap.xml'];
      for (let file = files.shift(); file && left > 0; file = files.shift()) {
        const { isIndex, paths } = await readSitemap(await load(file), origin);
        if (isIndex) files.push(...paths);
        const pages = isIndex ? [] : paths.slice(0, left);
        for (const path of pages) await load(path);
        left -= pages.length;
      }
    },
  };
}

/** Whether it is a page, and not a redirect or an error. */
const isPage = (found: CachedPage | UncachedPage | undefined): boolean =>
  found?.kind === 'cached' || found?.response.status === 200;

/** Endpoints of overrides of content files. */
const OVERRIDES: ReadonlySet<string> = new Set(['content', 'case-studies']);

function withoutOverrides(sources: PageSources): PageSources {
  const fetchContent: PageSources['fetchContent'] = async (name, ...options) => {
    const result = await sources.fetchContent(name, ...options);
    return OVERRIDES.has(name) ? { status: 'missing', message: '' } : result;
  };
  return { ...sources, fetchContent };
}

async function readSitemap(found: CachedPage | UncachedPage | undefined, origin: string) {
  const body = found?.kind === 'cached' ? await readText(found.page.text) : found?.response.body;
  const xml = body?.toString() ?? '';
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, loc = '']) => {
    const url = URL.parse(loc.replaceAll('&#38;', '&'));
    return url?.origin === origin ? [url.pathname] : [];
  });
  return { isIndex: xml.includes('<sitemapindex'), paths };
}
