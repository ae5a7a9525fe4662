import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { splitLanguage } from '@agency/content/language-paths';
import { type Language, publicLanguages } from '@agency/content/languages';
import { previewPaths, WEBSITE_STATUS_PATH } from '@agency/contracts';
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
import { type Build, createBuiltSite } from './built-site.ts';
import { createDevSite, type Sources } from './dev-site.ts';
import { combineFeatures, type Features } from './features/open-features.ts';
import { createFilms, isFilm } from './films.ts';
import type { Exchange, Handler } from './handler.ts';
import { toLoggedPath } from './logged-path.ts';
import { createMedia } from './media.ts';
import type { PageDashboard } from './page-sources.ts';
import { createPictureReader } from './picture-reader.ts';
import { redirect, refuseMethod } from './plain-answers.ts';
import { sendPicture } from './send-picture.ts';
import { toPathWithoutEnd } from './spelling.ts';
import type { AnswerState } from './state.ts';
import { waitForContent } from './wait-for-content.ts';
import { declareResponse, MEDIA_PATH, toWebsiteHeaders } from './website-headers.ts';

interface CommonOptions {
  settings: WebsiteSettings;
  logger: Logger;
  dashboard: PageDashboard;
  /** Languages of the site, the default one first; those of the list that are on when left out. */
  languages?: readonly Language[];
  features?: Features;
  /** Reports the state of the process to the dashboard; no one when left out. */
  answerState?: AnswerState;
  /** What `/readyz` says besides (see front-door.ts). */
  describeState?: () => string;
  limits?: Partial<FrontDoorLimits>;
}

/** The website shows a build, or the sources as they are now. */
export type WebsiteOptions = CommonOptions & (Build | { sources: Sources });

const FORMS_PATH = '/forms/';
// A resume over a slow line takes many minutes. The form pipeline ends forms that come in too slowly, and answers them.
const REQUEST_TIMEOUT = 1_860_000;
// The longest form is an application of 6.5 MB; its own limit is the form pipeline's.
const LONGEST_FORM = 8 * 1024 * 1024;

/** The website's process. */
export interface Website extends FrontDoor {
  /** Renders its pages before they are requested, as soon as the dashboard responds. */
  warm(): Promise<void>;
}

/** The website's process: files, pictures and Astro's pages behind the HTTP server. */
export function createWebsite({
  settings,
  logger,
  dashboard,
  languages = publicLanguages,
  features = combineFeatures([]),
  answerState = async () => false,
  describeState = () => '',
  limits,
  ...source
}: WebsiteOptions): Website {
  const media = settings.MEDIA_BASE_URL
    ? undefined
    : createMedia({
        contentUrl: settings.CONTENT_URL,
        folder: join(settings.DATA_DIR, 'website', 'media'),
        logger,
      });
  const films = createFilms({ baseUrl: settings.MEDIA_BASE_URL ?? settings.CONTENT_URL, logger });
  const readPicture = createPictureReader(media);
  const isDev = 'sources' in source;
  const shared = { languages, dashboard, readPicture, features };
  const site = isDev
    ? createDevSite({ ...shared, ...source, pageTime: settings.CONTENT_TIMEOUT })
    : createBuiltSite({ ...shared, ...source, settings, logger });

  const declarePreview: Handler = ({ request, route }) => {
    if (route.startsWith(previewPaths.page)) declareResponse(request, { isPreview: true });
    return false;
  };

  const reportState: Handler = ({ request, response, path }) =>
    path === WEBSITE_STATUS_PATH && answerState(request, response);

  /** A URL with a slash at its end may be redirected elsewhere, where there is no page without it. */
  const removeTrailingSlash: Handler = async (exchange) => {
    const { response, path, rawPath, query, isRead } = exchange;
    if (path === '/' || !path.endsWith('/')) return false;
    const target = isRead && (await features.findRedirect(path, query));
    const isElsewhere = target && !(await site.hasPage(exchange, toPathWithoutEnd(path)));
    // The HTTP server lets no path through that begins with two slashes, so this never leaves our own host.
    redirect(response, isElsewhere ? target : toPathWithoutEnd(rawPath) + query);
    return true;
  };

  /** A POST to a path of a feature's own. */
  const respondByFeature: Handler = ({ request, response, route, isRead }) => {
    if (isRead || !features.respond(request, response, route)) return false;
    discardRest(request);
    return true;
  };

  const refusePosts: Handler = ({ response, route, isRead }) => {
    if (isRead || route.startsWith(FORMS_PATH)) return false;
    refuseMethod(response);
    return true;
  };

  const sendMedia: Handler = async ({ request, response, path, query, clientAddress }) => {
    if (!path.startsWith(MEDIA_PATH)) return false;
    const name = path.slice(MEDIA_PATH.length);
    if (isFilm(name)) {
      const client = toClientKey(clientAddress);
      if ((await films.send(request, response, { name, client })) === 'answered') return true;
    } else {
      const picture = await media?.getPicture(name);
      if (picture && picture !== 'missing') {
        await sendPicture(request, response, picture);
        return true;
      }
    }
    const target = await features.findRedirect(path, query);
    if (target) redirect(response, target);
    else answerPlain(response, 404, STATUS_CODES[404] ?? '');
    return true;
  };

  /** A form that is refused half way is read to its end, so that its visitor sees the response. */
  const discardRestOfForm: Handler = ({ request, response }) => {
    response.once('finish', () => discardRest(request));
    return false;
  };

  /** The first that sends a response ends the list. */
  const handlers: Handler[] = [
    declarePreview,
    reportState,
    removeTrailingSlash,
    site.sendFile,
    respondByFeature,
    site.hideInternals,
    refusePosts,
    sendMedia,
    discardRestOfForm,
    site.sendPage,
  ];

  function toExchange(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Exchange {
    const { language, path: route } = splitLanguage(context.path, languages);
    const isRead = request.method !== 'POST';
    return { ...context, request, response, language, route, isRead };
  }

  const frontDoor = createFrontDoor({
    handler: async (request, response, context) => {
      const exchange = toExchange(request, response, context);
      try {
        for (const handle of handlers) if (await handle(exchange)) return;
      } catch (error) {
        if (response.headersSent) throw error;
        logger.error({ requestId: context.requestId, error }, 'a page failed');
        if (!(await site.sendFailure(exchange))) throw error;
      }
    },
    headersFor: toWebsiteHeaders(settings, { isBuilt: !isDev }),
    allowedHosts: [new URL(settings.SITE_URL).hostname, ...settings.ALLOWED_HOSTS],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    describeState,
    toLoggedPath,
    logShare: settings.LOG_SHARE,
    // Browsers read pages; the bytes before the first paint are counted (docs/website.md).
    namesKeptConnections: false,
    // Astro tells browsers of changes.
    passesUpgrades: isDev,
    getLongestBody: (path) =>
      splitLanguage(path, languages).path.startsWith(FORMS_PATH) ? LONGEST_FORM : 0,
    limits: { requestTimeout: REQUEST_TIMEOUT, ...limits },
  });

  return {
    ...frontDoor,
    async warm() {
      await waitForContent(settings.CONTENT_URL);
      await site.warm(settings.WARM_PAGES);
    },
  };
}
