import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Logger } from '@agency/server/logger';
import { sendError, sendPlainText, sendRedirect } from '@agency/server/plain-response';
import type { WebsiteSettings } from '../src/settings.ts';
import type { Features } from './features/open-features.ts';
import type { Exchange, Site } from './handler.ts';
import { readStylesheets } from './inline-styles.ts';
import { createNotFound } from './not-found.ts';
import { encodePath, toLocation, toUnknownQuery } from './page-paths.ts';
import type { PageContentClient } from './page-sources.ts';
import { createPages, type FoundPage, NOT_FOUND_PATH } from './pages.ts';
import type { AstroHandler, RenderedResponse } from './render.ts';
import { sendPage, sendRendered } from './send-page.ts';
import { findStaticFiles, sendStaticFile } from './static-files.ts';

/** The result of `npm run build`. */
export interface Build {
  astro: AstroHandler;
  /** Folder of the files for browsers. */
  clientFolder: string;
}

interface BuiltSiteOptions extends Build {
  settings: WebsiteSettings;
  logger: Logger;
  languages: readonly Language[];
  contentClient: PageContentClient;
  readPicture: App.Locals['readPicture'];
  features: Features;
}

/** Routes that are only rendered in place of others. */
const INTERNAL_ROUTES = new Set(['/404', '/500', NOT_FOUND_PATH]);

/** Sends files and pages of a build. */
export function createBuiltSite({
  astro,
  clientFolder,
  settings,
  logger,
  languages,
  contentClient,
  readPicture,
  features,
}: BuiltSiteOptions): Site {
  const files = findStaticFiles(clientFolder);
  const pages = createPages({
    astro,
    languages,
    contentClient,
    logger,
    readPicture,
    origin: new URL(settings.SITE_URL).origin,
    contentTimeout: settings.CONTENT_TIMEOUT,
    stylesheets: readStylesheets(clientFolder),
  });
  const sendNotFound = createNotFound({
    features,
    pages,
    sendPrerendered: (request, response) => sendErrorPage(request, response, 404),
  });

  function sendErrorPage(request: IncomingMessage, response: ServerResponse, status: number) {
    if (status === 503) response.setHeader('Retry-After', '10');
    const path = status === 404 ? '/404' : '/500';
    const { language } = splitLanguage(request.url ?? '/', languages);
    const page = files.errorPages.get(toLanguagePath(path, language)) ?? files.errorPages.get(path);
    if (page) return sendStaticFile(request, response, page, { status });
    return sendPlainText(response, status, STATUS_CODES[status] ?? 'Internal Server Error');
  }

  function sendFound(exchange: Exchange, found: FoundPage) {
    const { request, response, path, route, query } = exchange;
    if (!found) return sendNotFound(request, response, exchange);
    if (found.kind === 'redirect') return sendRedirect(response, encodePath(found.path) + query);
    features.onFound(request, { found, path, route });
    if (found.kind === 'rendered') return sendUncached(exchange, found.response);
    const { headers, cacheControl } = found.page;
    response.setHeaders(headers);
    const page = {
      ...found.page,
      cacheControl: features.adjustCacheControl(response, cacheControl),
    };
    return sendPage(request, response, page);
  }

  function sendUncached(exchange: Exchange, rendered: RenderedResponse) {
    const { request, response, isReadOnly } = exchange;
    if (rendered.status === 404 && isReadOnly)
      return sendNotFound(request, response, exchange, isBare(rendered) ? undefined : rendered);
    if (isBare(rendered)) return sendErrorPage(request, response, rendered.status);
    const location = rendered.headers.get('location');
    const headers = new Headers(rendered.headers);
    // Parameters of campaigns are passed on; those of the route would redirect again.
    if (location && isReadOnly)
      headers.set('location', toLocation(location, toUnknownQuery(exchange, languages)));
    return sendRendered(request, response, { ...rendered, headers });
  }

  return {
    async sendFile({ request, response, path, isReadOnly }) {
      const file = files.byPath.get(path);
      if (!file) return false;
      await (isReadOnly ? sendStaticFile(request, response, file) : sendError(response, 405));
      return true;
    },
    /** Hides endpoints of Astro, dotfiles, and pages with `.html`. */
    async hideInternals(exchange) {
      const { request, response, route } = exchange;
      const isInternal =
        /\/[._]/.test(route) || route.endsWith('.html') || INTERNAL_ROUTES.has(route);
      if (isInternal) await sendNotFound(request, response, exchange);
      return isInternal;
    },
    async hasPage(exchange, path) {
      if (files.byPath.has(path)) return true;
      const found = await pages.get(exchange.request, { ...exchange, path });
      return found !== undefined && !(found.kind === 'rendered' && found.response.status === 404);
    },
    async sendPage(exchange) {
      const { request, isReadOnly } = exchange;
      const { get, postForm } = pages;
      await sendFound(exchange, await (isReadOnly ? get : postForm)(request, exchange));
      return true;
    },
    async sendFailure({ request, response }) {
      if (!files.errorPages.has('/500')) return false;
      await sendErrorPage(request, response, 500);
      return true;
    },
    warmUp: pages.warmUp,
  };
}

/** Whether it is an error for which Astro could not render a page. */
function isBare({ status, headers }: RenderedResponse): boolean {
  return (status === 404 || status >= 500) && !headers.has('content-type');
}
