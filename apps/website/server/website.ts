import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import { type Language, publicLanguages } from '@agency/content/languages';
import { previewPaths, WEBSITE_STATE_PATH } from '@agency/contracts';
import { parseTrustedProxies, toClientKey } from '@agency/server/client-address';
import { discardRest } from '@agency/server/discard-rest';
import {
  createFrontDoor,
  type FrontDoor,
  type FrontDoorLimits,
  type RequestContext,
} from '@agency/server/front-door';
import type { Logger } from '@agency/server/logger';
import { answerPlain } from '@agency/server/plain-answer';
import type { WebsiteSettings } from '../src/settings.ts';
import { createFilms, isFilm } from './films.ts';
import { readStylesheets } from './inline-styles.ts';
import { toLoggedPath } from './logged-path.ts';
import { createMedia } from './media.ts';
import type { MissingPaths } from './missing-paths.ts';
import { createNotFound } from './not-found.ts';
import { noteVisit } from './note-visit.ts';
import { createOldAddresses, toLocation } from './old-addresses.ts';
import { toUnknownQuery } from './page-address.ts';
import { createPageSources, type PageDashboard } from './page-sources.ts';
import { createPages, type FoundPage, NOT_FOUND_PATH } from './pages.ts';
import { createPictureReader } from './picture-reader.ts';
import { redirect, refuseMethod } from './plain-answers.ts';
import type { Astro, Locals, RenderedAnswer } from './render.ts';
import { sendPage, sendRendered } from './send-page.ts';
import { sendPicture } from './send-picture.ts';
import { createSharedCaching } from './shared-caching.ts';
import { toPathWithoutEnd, toWrittenPath } from './spelling.ts';
import type { AnswerState } from './state.ts';
import { findStaticFiles, noFiles, type StaticFile, sendFile } from './static-files.ts';
import { startedPaths, type Visits } from './visits.ts';
import { waitForContent } from './wait-for-content.ts';
import { declareResponse, MEDIA_PATH, toWebsiteHeaders } from './website-headers.ts';

/** What `npm run build` made. */
interface BuiltSite {
  /** Answers everything that is not a file. */
  astro: Astro;
  /** Folder of the files for browsers. */
  clientFolder: string;
}

/** The sources as they are now. */
interface DevelopedSite {
  sources: Sources;
}

interface CommonOptions {
  settings: WebsiteSettings;
  logger: Logger;
  dashboard: PageDashboard;
  /** Languages of the site, the default one first; those of the list that are on when left out. */
  languages?: readonly Language[];
  /** Counts what is not there. */
  missing?: Pick<MissingPaths, 'note'>;
  /** Counts what is opened and sent. */
  visits?: Pick<Visits, 'notePage' | 'noteForm'>;
  /** Says how the process is to the dashboard; nobody is told when left out. */
  answerState?: AnswerState;
  /** What `/readyz` says besides (see front-door.ts). */
  describeState?: () => string;
  limits?: Partial<FrontDoorLimits>;
}

export type WebsiteOptions = CommonOptions & (BuiltSite | DevelopedSite);

/** The development server. */
export interface Sources {
  /** @param locals are Astro's */
  answer(request: IncomingMessage, response: ServerResponse, locals: Locals): void;
  /** Whether there is a page at a path, as it is written in an address. */
  isPage(path: string): Promise<boolean>;
}

const FORMS_PATH = '/forms/';
// A resume over a slow line takes many minutes. The form pipeline ends forms that come in too slowly, and answers them.
const REQUEST_TIMEOUT = 1_860_000;
// The longest form is an application of 6.5 MB; its own limit is the form pipeline's.
const LONGEST_FORM = 8 * 1024 * 1024;

/** The website's process. */
export interface Website extends FrontDoor {
  /** Makes its pages before anybody asks, as soon as the dashboard answers. */
  warm(): Promise<void>;
}

/** The website's process: files, pictures and Astro's pages behind the front door. */
export function createWebsite({
  settings,
  logger,
  dashboard,
  languages = publicLanguages,
  missing,
  visits,
  answerState = async () => false,
  describeState = () => '',
  limits,
  ...site
}: WebsiteOptions): Website {
  const built = 'astro' in site ? site : undefined;
  const sources = 'sources' in site ? site.sources : undefined;
  const files = built ? findStaticFiles(built.clientFolder) : noFiles;
  const media = settings.MEDIA_BASE_URL
    ? undefined
    : createMedia({
        contentUrl: settings.CONTENT_URL,
        folder: join(settings.DATA_DIR, 'website', 'media'),
        logger,
      });
  const films = createFilms({ baseUrl: settings.MEDIA_BASE_URL ?? settings.CONTENT_URL, logger });
  const readPicture = createPictureReader(media);
  const shareContent = createSharedCaching(settings.CDN_SECONDS);
  const pages =
    built &&
    createPages({
      astro: built.astro,
      origin: new URL(settings.SITE_URL).origin,
      languages,
      dashboard,
      logger,
      pageTime: settings.CONTENT_TIMEOUT,
      stylesheets: readStylesheets(built.clientFolder),
      readPicture,
      builtPages: [...files.byPath].flatMap(([path, { type }]) =>
        type.startsWith('text/html') ? [path] : [],
      ),
    });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ) {
    const { path, query, clientAddress, requestId } = context;
    const { language, path: route } = splitLanguage(path, languages);
    const isRead = request.method !== 'POST';
    if (route.startsWith(previewPaths.page)) declareResponse(request, { isPreview: true });
    if (path === WEBSITE_STATE_PATH && (await answerState(request, response))) return;
    if (path !== '/' && path.endsWith('/')) {
      const target = isRead && (await addresses.find(path, query));
      if (!target || (await isThere(request, context)))
        return redirectToPlainPath(response, context);
      return redirect(response, target);
    }
    const file = files.byPath.get(path);
    if (file) return isRead ? sendFile(request, response, file) : refuseMethod(response);
    const started = isRead ? undefined : startedPaths.get(route);
    if (started) {
      visits?.noteForm(request, 'started', started);
      response.once('finish', () => discardRest(request));
      return void response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
    }
    if (!sources && isNeverServed(route)) return answerNotFound(request, response, context);
    if (!isRead && !route.startsWith(FORMS_PATH)) return refuseMethod(response);
    if (path.startsWith(MEDIA_PATH)) return answerMedia(request, response, context);
    response.once('finish', () => discardRest(request));
    if (sources) {
      const isSpelled = path === toLanguagePath(route, language);
      const spelling = isRead && (await findSourceSpelling(sources, route, isSpelled));
      const written = spelling && toLanguagePath(toWrittenPath(spelling), language);
      if (written) return redirect(response, written + query);
      const target = isRead && (await addresses.find(path, query));
      if (target && !(await sources.isPage(toWrittenPath(route))))
        return redirect(response, target);
      const taken = createPageSources(dashboard, settings.CONTENT_TIMEOUT);
      const locals = { ...taken, language, languages, readPicture, clientAddress, requestId };
      if (route !== path) request.url = toWrittenPath(route) + query;
      return sources.answer(request, response, locals);
    }
    const found = await (isRead
      ? pages?.get(request, context)
      : pages?.answerForm(request, context));
    return sendFound(request, response, found, context);
  }

  async function answerMedia(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, clientAddress }: RequestContext,
  ) {
    const name = path.slice(MEDIA_PATH.length);
    if (isFilm(name)) {
      const client = toClientKey(clientAddress);
      if ((await films.send(request, response, { name, client })) === 'answered') return;
    } else {
      const picture = await media?.getPicture(name);
      if (picture && picture !== 'missing') return sendPicture(request, response, picture);
    }
    const target = await addresses.find(path, query);
    return target
      ? redirect(response, target)
      : answerPlain(response, 404, STATUS_CODES[404] ?? '');
  }

  /** Whether there is a page at the path without the slashes at its end. */
  async function isThere(request: IncomingMessage, context: RequestContext): Promise<boolean> {
    const path = toPathWithoutEnd(context.path);
    if (files.byPath.has(path)) return true;
    if (sources) return sources.isPage(toWrittenPath(path));
    const found = await pages?.get(request, { ...context, path });
    return found !== undefined && !(found.kind === 'rendered' && found.answer.status === 404);
  }

  function sendFound(
    request: IncomingMessage,
    response: ServerResponse,
    found: FoundPage,
    context: RequestContext,
  ) {
    if (!found) return answerNotFound(request, response, context);
    const { path, query } = context;
    const { path: route } = splitLanguage(path, languages);
    if (found.kind === 'spelled') return redirect(response, toWrittenPath(found.path) + query);
    if (visits) noteVisit(visits, request, { found, path, route });
    if (found.kind === 'kept') {
      const { headers, cacheControl } = found.page;
      response.setHeaders(headers);
      const page = { ...found.page, cacheControl: shareContent(response, cacheControl) };
      return sendPage(request, response, page);
    }
    const { answer } = found;
    const isMissing = answer.status === 404 && request.method !== 'POST';
    if (isMissing) {
      return answerNotFound(request, response, context, isBare(answer) ? undefined : answer);
    }
    if (isBare(answer)) return sendError(request, response, answer.status);
    const location = answer.headers.get('location');
    const headers = new Headers(answer.headers);
    // A campaign's parameters go on to the next page. Those of this page do not: they would lead here again.
    if (location && request.method !== 'POST') {
      headers.set('location', toLocation(location, toUnknownQuery(context, languages)));
    }
    return sendRendered(request, response, { ...answer, headers });
  }

  function sendError(request: IncomingMessage, response: ServerResponse, status: number) {
    if (status === 503) response.setHeader('Retry-After', '10');
    const path = status === 404 ? '/404' : '/500';
    const { language } = splitLanguage(request.url ?? '/', languages);
    const page: StaticFile | undefined =
      files.errorPages.get(toLanguagePath(path, language)) ?? files.errorPages.get(path);
    if (page) return sendFile(request, response, page, { status });
    return answerPlain(response, status, STATUS_CODES[status] ?? 'Internal Server Error');
  }

  const addresses = createOldAddresses(dashboard);
  const answerNotFound = createNotFound({
    ...{ addresses, missing, pages },
    sendBuilt: (request, response) => sendError(request, response, 404),
  });
  const frontDoor = createFrontDoor({
    handler: async (request, response, context) => {
      try {
        await answer(request, response, context);
      } catch (error) {
        if (response.headersSent || !files.errorPages.has('/500')) throw error;
        logger.error({ requestId: context.requestId, error }, 'a page failed');
        await sendError(request, response, 500);
      }
    },
    headersFor: toWebsiteHeaders(settings, { isBuilt: built !== undefined }),
    allowedHosts: [new URL(settings.SITE_URL).hostname, ...settings.ALLOWED_HOSTS],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    describeState,
    toLoggedPath,
    logShare: settings.LOG_SHARE,
    // Who reads pages is a browser; what a page takes before its first paint is counted in bytes (docs/first-paint.md).
    namesKeptConnections: false,
    // Astro tells browsers of changes.
    passesUpgrades: sources !== undefined,
    getLongestBody: (path) =>
      splitLanguage(path, languages).path.startsWith(FORMS_PATH) ? LONGEST_FORM : 0,
    limits: { requestTimeout: REQUEST_TIMEOUT, ...limits },
  });

  return {
    ...frontDoor,
    async warm() {
      await waitForContent(settings.CONTENT_URL);
      await pages?.warm(settings.WARM_PAGES);
    },
  };
}

/** Routes that are answered in the place of others. */
const INNER_PATHS = new Set(['/404', '/500', NOT_FOUND_PATH]);

// The framework's own doors, dotfiles and second spellings of pages. What exists of them is in the list of files.
function isNeverServed(path: string): boolean {
  return /\/[._]/.test(path) || path.endsWith('.html') || INNER_PATHS.has(path);
}

// Pages have no dot in their path and modules have, which are asked for by the hundred.
async function findSourceSpelling(
  sources: Sources,
  path: string,
  isLanguageSpelled: boolean,
): Promise<string | undefined> {
  const lowerCase = path.toLowerCase();
  if ((lowerCase === path && isLanguageSpelled) || /[.@]/.test(path)) return undefined;
  if (await sources.isPage(toWrittenPath(path))) return isLanguageSpelled ? undefined : path;
  return (await sources.isPage(toWrittenPath(lowerCase))) ? lowerCase : undefined;
}

// An error without a page: Astro could not even render its error page.
function isBare({ status, headers }: RenderedAnswer): boolean {
  return (status === 404 || status >= 500) && !headers.has('content-type');
}

// The front door lets no path through that begins with two slashes, so this never leaves our own address.
function redirectToPlainPath(response: ServerResponse, { rawPath, query }: RequestContext): void {
  redirect(response, toPathWithoutEnd(rawPath) + query);
}
