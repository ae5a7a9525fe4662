import type { IncomingMessage } from 'node:http';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import { acceptWaiting } from '@agency/server/accept-waiting';
import { toClientKey } from '@agency/server/client-address';
import type { RequestContext } from '@agency/server/front-door';
import type { Logger } from '@agency/server/logger';
import { BusyError, createSemaphore } from '@agency/server/semaphore';
import { inSpan } from '@agency/server/spans';
import { readText } from '@agency/server/static-text';
import type { Stylesheets } from './inline-styles.ts';
import { toLoggedPath } from './logged-path.ts';
import { toPageAddress } from './page-address.ts';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import { pagesFound, pagesMade } from './page-events.ts';
import { createPageSources, type PageDashboard, type PageSources } from './page-sources.ts';
import { type Astro, type RenderedAnswer, render, toFormRequest } from './render.ts';
import { createSpellings, toWrittenPath } from './spelling.ts';

/** What Astro answers: pages that are made on request, and forms. */
export interface Pages {
  /** The page of an address, kept or made; or how its path is spelled otherwise. Nothing when there is none. */
  get(request: IncomingMessage, context: RequestContext): Promise<FoundPage>;
  /** The answer to a form that is posted. */
  answerForm(request: IncomingMessage, context: RequestContext): Promise<FoundPage>;
  /** The page that helps whoever asked for a path without one; nothing while others are made, or when it fails. */
  getNotFound(path: string, clientAddress: string): Promise<RenderedAnswer | undefined>;
  /** Makes the pages that the sitemap names, one after the other, as many as `most`. */
  warm(most: number): Promise<void>;
}

/** What a path leads to. */
export type FoundPage =
  | { kind: 'kept'; page: KeptPage }
  | { kind: 'rendered'; answer: RenderedAnswer }
  | { kind: 'spelled'; path: string }
  | undefined;

export interface PagesOptions {
  astro: Astro;
  /** Public address of the website. */
  origin: string;
  /** Of the site, the default one first. */
  languages: readonly Language[];
  dashboard: PageDashboard;
  logger: Logger;
  /** How long a page waits for what it reads, in milliseconds. */
  pageTime?: number | undefined;
  stylesheets: Stylesheets;
  readPicture: App.Locals['readPicture'];
  /** Paths of the pages that are files of the build. */
  builtPages: string[];
}

// Making a page takes the processor for a while: whoever asks for a hundred at once does not get there first.
// Four keep the processor busy while others of them are being compressed beside it.
const PAGES_OF_CLIENT = 4;
/** Pages for paths that do not exist: whoever invents many gets the one of the build. */
const NOT_FOUND_AT_ONCE = 2;
const NOT_FOUND_IN_LINE = 20;
/** As much of a path as says what was meant, in characters. */
const LONGEST_ASKED = 200;
/** The route of the page that helps; it has no address of its own. */
export const NOT_FOUND_PATH = '/not-found';

/** Has Astro answer. A page is made from its address alone, so that it may be everybody's. */
export function createPages({
  astro,
  origin,
  languages,
  dashboard,
  logger,
  pageTime,
  stylesheets,
  readPicture,
  builtPages,
}: PagesOptions): Pages {
  const turns = createSemaphore({ permitsOfClient: PAGES_OF_CLIENT });
  const lost = createSemaphore({
    permits: NOT_FOUND_AT_ONCE,
    queue: NOT_FOUND_IN_LINE,
    queueOfClient: PAGES_OF_CLIENT,
  });
  const findSpelling = createSpellings(builtPages);
  const cache = createPageCache({
    createSources: () => createPageSources(dashboard, pageTime),
    render: makeObserved,
  });

  async function makeObserved(address: string, sources: PageSources) {
    const started = performance.now();
    let isGood = false;
    try {
      const answer = await inSpan(
        () => ({ name: 'make a page', kind: 'internal', attributes: {} }),
        () => make(address, sources),
      );
      isGood = !answer || answer.status < 500;
      return answer;
    } finally {
      pagesMade.tell({ seconds: (performance.now() - started) / 1000, isGood });
    }
  }

  /** Makes a page from its address alone; if changed words break it, from those of the build. */
  async function make(address: string, sources: PageSources) {
    const { language, path: route } = splitLanguage(address, languages);
    const renderWith = (given: PageSources) =>
      render(
        astro,
        new Request(origin + route),
        { ...given, language, languages, readPicture, clientAddress: '', requestId: '' },
        stylesheets,
      );
    const answer = await renderWith(sources);
    if (answer?.status !== 500) return answer;
    const shipped = await renderWith(withoutChanges(sources));
    if (shipped?.status === 500) return answer;
    // Not its query, which may hold a visitor's words.
    const path = toLoggedPath(address.split('?', 1)[0] ?? '');
    logger.error(
      { path },
      'what was changed of words or case studies broke a page, which is shown without',
    );
    return shipped;
  }

  const load = async (address: string) => (await cache.find(address)) ?? cache.make(address);

  async function find(context: RequestContext): Promise<FoundPage> {
    const { path } = context;
    const { language, path: route } = splitLanguage(path, languages);
    const spelled = toLanguagePath(route, language);
    if (spelled !== path) {
      const found = await find({ ...context, path: spelled });
      const isHere = found?.kind === 'kept' || (found?.kind === 'rendered' && isGood(found.answer));
      return isHere ? { kind: 'spelled', path: spelled } : found;
    }
    const page = await load(toPageAddress(context, languages));
    if (page?.kind === 'kept' || (page && page.answer.status !== 404)) return page;
    const spelling = findSpelling(path);
    if (spelling) return { kind: 'spelled', path: spelling };
    const lowerCase = path.toLowerCase();
    if (lowerCase === path) return page;
    const other = await load(toWrittenPath(lowerCase));
    const isOther = other?.kind === 'kept' || (other && isGood(other.answer));
    return isOther ? { kind: 'spelled', path: lowerCase } : page;
  }

  return {
    async get(request, context) {
      const address = toPageAddress(context, languages);
      const kept = await cache.find(address);
      pagesFound.tell({ isKept: kept !== undefined });
      if (kept) return kept;
      const findInTurn = async () => {
        await acceptWaiting();
        // The visitor may have left while others of the same address had their turn.
        return request.socket.destroyed ? undefined : find(context);
      };
      return turns.run(findInTurn, { client: toClientKey(context.clientAddress) });
    },
    // A form may be on its way for minutes; it must not keep the client's pages waiting.
    async answerForm(request, { path, query, clientAddress, requestId }) {
      const { language, path: route } = splitLanguage(path, languages);
      const url = new URL(origin + toWrittenPath(route) + query);
      const sources = createPageSources(dashboard, pageTime);
      const locals = { ...sources, language, languages, readPicture, clientAddress, requestId };
      const answer = await render(astro, toFormRequest(request, url), locals, stylesheets);
      return answer && { kind: 'rendered', answer };
    },
    async getNotFound(path, clientAddress) {
      const { language, path: route } = splitLanguage(path, languages);
      const asked = new URLSearchParams({ for: route.slice(0, LONGEST_ASKED) });
      const address = toLanguagePath(`${NOT_FOUND_PATH}?${asked}`, language);
      const makeOne = () => make(address, createPageSources(dashboard, pageTime));
      try {
        const page = await lost.run(makeOne, { client: toClientKey(clientAddress) });
        return page?.status === 404 && page.page ? page : undefined;
      } catch (error) {
        if (!(error instanceof BusyError)) logger.error({ error }, 'the not-found page failed');
        return undefined;
      }
    },
    async warm(most) {
      let left = most;
      const files = ['/sitemap.xml'];
      for (let file = files.shift(); file && left > 0; file = files.shift()) {
        const { isIndex, addresses } = await readSitemap(await load(file), origin);
        if (isIndex) files.push(...addresses);
        const isMade = (address: string) => !builtPages.includes(decodeURIComponent(address));
        const made = isIndex ? [] : addresses.filter(isMade).slice(0, left);
        for (const address of made) await load(address);
        left -= made.length;
      }
    },
  };
}

/** Whether there is a page at its address, and not what leads elsewhere. */
const isGood = ({ status }: RenderedAnswer): boolean => status === 200;

/** Calls that bring what editors changed of the files. */
const CHANGEABLE: ReadonlySet<string> = new Set(['content', 'case-studies']);

/** The same sources, as if nobody had changed a word or a case study. */
function withoutChanges(sources: PageSources): PageSources {
  const fetchContent: PageSources['fetchContent'] = async (name, ...options) => {
    const reading = await sources.fetchContent(name, ...options);
    return CHANGEABLE.has(name) ? { status: 'missing', message: '' } : reading;
  };
  return { ...sources, fetchContent };
}

/** The addresses on this website that a sitemap names, or that the list of its files does. */
async function readSitemap(found: Awaited<ReturnType<PageCache['make']>>, origin: string) {
  const bytes = found?.kind === 'kept' ? await readText(found.page.text) : found?.answer.body;
  const xml = bytes?.toString() ?? '';
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&#38;', '&'));
    return url?.origin === origin ? [url.pathname] : [];
  });
  return { isIndex: xml.includes('<sitemapindex'), addresses };
}
