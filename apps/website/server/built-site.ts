import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { splitLanguage, toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { Logger } from '@agency/server/logger';
import { answerPlain } from '@agency/server/plain-answer';
import type { WebsiteSettings } from '../src/settings.ts';
import type { Features } from './features/open-features.ts';
import type { Exchange, Site } from './handler.ts';
import { readStylesheets } from './inline-styles.ts';
import { createNotFound } from './not-found.ts';
import { toUnknownQuery } from './page-address.ts';
import type { PageDashboard } from './page-sources.ts';
import { createPages, type FoundPage, NOT_FOUND_PATH } from './pages.ts';
import { redirect, refuseMethod } from './plain-answers.ts';
import type { Astro, RenderedAnswer } from './render.ts';
import { sendPage, sendRendered } from './send-page.ts';
import { toWrittenPath } from './spelling.ts';
import { findStaticFiles, sendFile } from './static-files.ts';
import { toLocation } from './to-location.ts';

/** What `npm run build` made. */
export interface Build {
  /** Renders everything that is not a file. */
  astro: Astro;
  /** Folder of the files for browsers. */
  clientFolder: string;
}

interface BuiltSiteOptions extends Build {
  settings: WebsiteSettings;
  logger: Logger;
  languages: readonly Language[];
  dashboard: PageDashboard;
  readPicture: App.Locals['readPicture'];
  features: Features;
}

/** Routes that are rendered in the place of others. */
const INNER_PATHS = new Set(['/404', '/500', NOT_FOUND_PATH]);

/** The site as it was built. */
export function createBuiltSite({
  astro,
  clientFolder,
  settings,
  logger,
  languages,
  dashboard,
  readPicture,
  features,
}: BuiltSiteOptions): Site {
  const files = findStaticFiles(clientFolder);
  const pages = createPages({
    ...{ astro, languages, dashboard, logger, readPicture },
    origin: new URL(settings.SITE_URL).origin,
    pageTime: settings.CONTENT_TIMEOUT,
    stylesheets: readStylesheets(clientFolder),
    builtPages: [...files.byPath].flatMap(([path, { type }]) =>
      type.startsWith('text/html') ? [path] : [],
    ),
  });
  const sendNotFound = createNotFound({
    ...{ features, pages },
    sendBuilt: (request, response) => sendError(request, response, 404),
  });

  function sendError(request: IncomingMessage, response: ServerResponse, status: number) {
    if (status === 503) response.setHeader('Retry-After', '10');
    const path = status === 404 ? '/404' : '/500';
    const { language } = splitLanguage(request.url ?? '/', languages);
    const page = files.errorPages.get(toLanguagePath(path, language)) ?? files.errorPages.get(path);
    if (page) return sendFile(request, response, page, { status });
    return answerPlain(response, status, STATUS_CODES[status] ?? 'Internal Server Error');
  }

  function sendFound(exchange: Exchange, found: FoundPage) {
    const { request, response, path, route, query } = exchange;
    if (!found) return sendNotFound(request, response, exchange);
    if (found.kind === 'spelled') return redirect(response, toWrittenPath(found.path) + query);
    features.onFound(request, { found, path, route });
    if (found.kind === 'rendered') return sendOnce(exchange, found.answer);
    const { headers, cacheControl } = found.page;
    response.setHeaders(headers);
    const page = { ...found.page, cacheControl: features.decideCaching(response, cacheControl) };
    return sendPage(request, response, page);
  }

  /** Sends a response that is not kept. */
  function sendOnce(exchange: Exchange, rendered: RenderedAnswer) {
    const { request, response, isRead } = exchange;
    if (rendered.status === 404 && isRead)
      return sendNotFound(request, response, exchange, isBare(rendered) ? undefined : rendered);
    if (isBare(rendered)) return sendError(request, response, rendered.status);
    const location = rendered.headers.get('location');
    const headers = new Headers(rendered.headers);
    // A campaign's parameters go on to the next page. Those of this page do not: they would lead here again.
    if (location && isRead)
      headers.set('location', toLocation(location, toUnknownQuery(exchange, languages)));
    return sendRendered(request, response, { ...rendered, headers });
  }

  return {
    async sendFile({ request, response, path, isRead }) {
      const file = files.byPath.get(path);
      if (!file) return false;
      await (isRead ? sendFile(request, response, file) : refuseMethod(response));
      return true;
    },
    // The framework's own endpoints, dotfiles and second spellings of pages.
    async hideInternals(exchange) {
      const { request, response, route } = exchange;
      const isInternal = /\/[._]/.test(route) || route.endsWith('.html') || INNER_PATHS.has(route);
      if (isInternal) await sendNotFound(request, response, exchange);
      return isInternal;
    },
    async hasPage(exchange, path) {
      if (files.byPath.has(path)) return true;
      const found = await pages.get(exchange.request, { ...exchange, path });
      return found !== undefined && !(found.kind === 'rendered' && found.answer.status === 404);
    },
    async sendPage(exchange) {
      const { request, isRead } = exchange;
      const found = await (isRead
        ? pages.get(request, exchange)
        : pages.answerForm(request, exchange));
      await sendFound(exchange, found);
      return true;
    },
    async sendFailure({ request, response }) {
      if (!files.errorPages.has('/500')) return false;
      await sendError(request, response, 500);
      return true;
    },
    warm: (most) => pages.warm(most),
  };
}

/** An error without a page: Astro could not even render its error page. */
function isBare({ status, headers }: RenderedAnswer): boolean {
  return (status === 404 || status >= 500) && !headers.has('content-type');
}
