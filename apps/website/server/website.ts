import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { splitLanguage } from '@agency/content/language-paths';
import { type Language, publicLanguages } from '@agency/content/languages';
import { endpoints, previewPaths, WEBSITE_STATUS_PATH } from '@agency/contracts';
import { parseTrustedProxies, toClientKey } from '@agency/server/client-address';
import { discardBody } from '@agency/server/discard-body';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerLimits,
} from '@agency/server/http-server';
import type { Logger } from '@agency/server/logger';
import { sendError, sendPlainText, sendRedirect } from '@agency/server/plain-response';
import { fetchJson } from '../src/content-client/fetch-json.ts';
import { MEDIA_PATH } from '../src/model/media-path.ts';
import type { WebsiteSettings } from '../src/settings.ts';
import { type Build, createBuiltSite } from './built-site.ts';
import { createDevSite, type DevServer } from './dev-site.ts';
import { combineFeatures, type Features } from './features/open-features.ts';
import { createFilmProxy, isFilm } from './film-proxy.ts';
import type { Handler } from './handler.ts';
import { toLoggedPath } from './logged-path.ts';
import { removeTrailingSlashes } from './page-paths.ts';
import type { PageContentClient } from './page-sources.ts';
import { createPictureProxy, createPictureReader } from './picture-proxy.ts';
import { sendPicture } from './send-picture.ts';
import type { StatusHandler } from './status.ts';
import { declareResponse, toWebsiteHeaders } from './website-headers.ts';

interface CommonOptions {
  settings: WebsiteSettings;
  logger: Logger;
  contentClient: PageContentClient;
  /** Languages of the site, the default one first. */
  languages?: readonly Language[];
  features?: Features;
  sendStatus?: StatusHandler;
  /** A line for `/readyz`. */
  describeState?: () => string;
  limits?: Partial<HttpServerLimits>;
}

export type WebsiteOptions = CommonOptions & (Build | { devServer: DevServer });

const FORMS_PREFIX = '/forms/';
// A resume over a slow connection takes many minutes. The form pipeline ends slower uploads with a response.
const REQUEST_TIMEOUT = 1_860_000;
// The longest form is an application of 6.5 MB, which the form pipeline limits.
const LONGEST_FORM = 8 * 1024 * 1024;
/** Attempts, a second apart, to reach a dashboard that starts at the same time. */
const CONTENT_ATTEMPTS = 120;

export interface Website extends HttpServer {
  /** Renders pages before they are requested, as soon as the dashboard responds. */
  warmUp(): Promise<void>;
}

/** Creates the website: files, media and pages of Astro behind the HTTP server. */
export function createWebsite({
  settings,
  logger,
  contentClient,
  languages = publicLanguages,
  features = combineFeatures([]),
  sendStatus = async () => false,
  describeState,
  limits,
  ...source
}: WebsiteOptions): Website {
  const pictures = settings.MEDIA_BASE_URL
    ? undefined
    : createPictureProxy({
        contentUrl: settings.CONTENT_URL,
        folder: join(settings.DATA_DIR, 'website', 'media'),
        logger,
      });
  const films = createFilmProxy({
    baseUrl: settings.MEDIA_BASE_URL ?? settings.CONTENT_URL,
    logger,
  });
  const readPicture = createPictureReader(pictures);
  const isDevelopment = 'devServer' in source;
  const shared = { languages, contentClient, logger, readPicture, features };
  const site = isDevelopment
    ? createDevSite({ ...shared, ...source, contentTimeout: settings.CONTENT_TIMEOUT })
    : createBuiltSite({ ...shared, ...source, settings });

  const declarePreview: Handler = ({ request, route }) => {
    if (route.startsWith(previewPaths.page)) declareResponse(request, { isPreview: true });
    return false;
  };

  const reportStatus: Handler = ({ request, response, path }) =>
    path === WEBSITE_STATUS_PATH && sendStatus(request, response);

  /** A path with a trailing slash may have a redirect, if there is no page without the slash. */
  const redirectTrailingSlash: Handler = async (exchange) => {
    const { response, path, rawPath, query, isReadOnly } = exchange;
    if (path === '/' || !path.endsWith('/')) return false;
    const target = isReadOnly && (await features.findRedirect(path, query));
    const isMoved = target && !(await site.hasPage(exchange, removeTrailingSlashes(path)));
    // The HTTP server rejects paths that begin with two slashes, so this never leaves our own host.
    sendRedirect(response, isMoved ? target : removeTrailingSlashes(rawPath) + query);
    return true;
  };

  const handleFeaturePost: Handler = ({ request, response, route, isReadOnly }) => {
    if (isReadOnly || !features.respond(request, response, route)) return false;
    discardBody(request);
    return true;
  };

  const rejectOtherPosts: Handler = ({ response, route, isReadOnly }) => {
    if (isReadOnly || route.startsWith(FORMS_PREFIX)) return false;
    sendError(response, 405);
    return true;
  };

  const sendMedia: Handler = async ({ request, response, path, query, clientAddress }) => {
    if (!path.startsWith(MEDIA_PATH)) return false;
    const name = path.slice(MEDIA_PATH.length);
    if (isFilm(name)) {
      if (await films.send(request, response, { name, client: toClientKey(clientAddress) }))
        return true;
    } else {
      const picture = await pictures?.getPicture(name);
      if (picture && picture !== 'missing') {
        await sendPicture(request, response, picture);
        return true;
      }
    }
    const target = await features.findRedirect(path, query);
    if (target) sendRedirect(response, target);
    else sendPlainText(response, 404, 'Not Found');
    return true;
  };

  /** A browser shows the response to a rejected form only after it has sent all of the form. */
  const discardRestOfForm: Handler = ({ request, response }) => {
    response.once('finish', () => discardBody(request));
    return false;
  };

  /** The first that sends a response ends the list. */
  const handlers: Handler[] = [
    declarePreview,
    reportStatus,
    redirectTrailingSlash,
    site.sendFile,
    handleFeaturePost,
    site.hideInternals,
    rejectOtherPosts,
    sendMedia,
    discardRestOfForm,
    site.sendPage,
  ];

  const httpServer = createHttpServer({
    handler: async (request, response, context) => {
      const { language, path: route } = splitLanguage(context.path, languages);
      const isReadOnly = request.method !== 'POST';
      const exchange = { ...context, request, response, language, route, isReadOnly };
      try {
        for (const handle of handlers) if (await handle(exchange)) return;
      } catch (error) {
        if (response.headersSent) throw error;
        logger.error({ requestId: context.requestId, error }, 'a page failed');
        if (!(await site.sendFailure(exchange))) throw error;
      }
    },
    headersFor: toWebsiteHeaders(settings, { isDevelopment }),
    allowedHosts: [new URL(settings.SITE_URL).hostname, ...settings.ALLOWED_HOSTS],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    describeState,
    toLoggedPath,
    logShare: settings.LOG_SHARE,
    // The bytes before the first paint are counted (docs/website.md).
    hasKeepAliveHeaders: false,
    // Vite reports changes to browsers over a WebSocket.
    passesUpgrades: isDevelopment,
    getLongestBody: (path) =>
      splitLanguage(path, languages).path.startsWith(FORMS_PREFIX) ? LONGEST_FORM : 0,
    limits: { requestTimeout: REQUEST_TIMEOUT, ...limits },
  });

  return {
    ...httpServer,
    async warmUp() {
      let attempts = CONTENT_ATTEMPTS;
      while (!(await isResponding(settings.CONTENT_URL)) && attempts > 0) {
        attempts -= 1;
        await setTimeout(1000, undefined, { ref: false });
      }
      await site.warmUp(settings.WARM_PAGES);
    },
  };
}

/** Whether the content host responds. The content client is not used, because it would count the failures. */
async function isResponding(contentUrl: string): Promise<boolean> {
  try {
    const url = contentUrl + endpoints['team-members'].path;
    const response = await fetchJson(url, AbortSignal.timeout(1000));
    return response !== 'unchanged' && response.status === 200;
  } catch {
    return false;
  }
}
