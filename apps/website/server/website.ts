import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseTrustedProxies, toClientKey } from '@agency/server/client-address';
import {
  createFrontDoor,
  type FrontDoor,
  type FrontDoorLimits,
  type RequestContext,
} from '@agency/server/front-door';
import type { Logger } from '@agency/server/logger';
import { answerPlain } from '@agency/server/plain-answer';
import { createSemaphore } from '@agency/server/semaphore';
import type { WebsiteSettings } from '../src/settings.ts';
import type { PolicyHashes } from './content-policy.ts';
import { createMedia } from './media.ts';
import { type Astro, type RenderedAnswer, render, sendRendered } from './on-demand.ts';
import { sendPicture } from './send-picture.ts';
import { createSpellings, toPathWithoutEnd, toWrittenPath } from './spelling.ts';
import { findStaticFiles, noFiles, type StaticFile, sendFile } from './static-files.ts';
import { MEDIA_PATH, toWebsiteHeaders } from './website-headers.ts';

/** What `npm run build` made. */
interface BuiltSite {
  /** Answers everything that is not a file. */
  astro: Astro;
  /** Folder of the files for browsers. */
  clientFolder: string;
  hashes: PolicyHashes;
}

/** The sources as they are now. */
interface DevelopedSite {
  sources: Sources;
}

interface CommonOptions {
  settings: WebsiteSettings;
  logger: Logger;
  /** What `/readyz` says besides (see front-door.ts). */
  describeState?: () => string;
  limits?: Partial<FrontDoorLimits>;
}

export type WebsiteOptions = CommonOptions & (BuiltSite | DevelopedSite);

/** The development server; `locals` are Astro's. */
export type Sources = (
  request: IncomingMessage,
  response: ServerResponse,
  locals: Pick<RequestContext, 'clientAddress' | 'requestId'>,
) => void;

const FORMS_PATH = '/forms/';
// A resume over a slow line takes many minutes. The form pipeline ends forms that come in too slowly, and answers them.
const REQUEST_TIMEOUT = 1_860_000;
// The longest form is an application of 6.5 MB; its own limit is the form pipeline's.
const LONGEST_FORM = 8 * 1024 * 1024;
// Making a page takes the processor for a while: whoever asks for a hundred at once does not get there first.
// Four keep the processor busy while others of them are being compressed beside it.
const PAGES_OF_CLIENT = 4;
const LONGEST_REST = 64 * 1024 * 1024;

/** The website's process: files, pictures and Astro's pages behind the front door. */
export function createWebsite({
  settings,
  logger,
  describeState = () => '',
  limits,
  ...site
}: WebsiteOptions): FrontDoor {
  const built = 'astro' in site ? site : undefined;
  const sources = 'sources' in site ? site.sources : undefined;
  const files = built ? findStaticFiles(built.clientFolder) : noFiles;
  const pages = createSemaphore({ permitsOfClient: PAGES_OF_CLIENT });
  const findSpelling = createSpellings(
    [...files.byPath].flatMap(([path, { type }]) => (type.startsWith('text/html') ? [path] : [])),
  );
  const { origin } = new URL(settings.SITE_URL);
  const media = settings.MEDIA_BASE_URL
    ? undefined
    : createMedia({
        dashboardUrl: settings.DASHBOARD_URL,
        folder: join(settings.DATA_DIR, 'website', 'media'),
        logger,
      });
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ) {
    const { path, query, clientAddress, requestId } = context;
    const isRead = request.method !== 'POST';
    if (path !== '/' && path.endsWith('/')) return redirectToPlainPath(response, context);
    const file = files.byPath.get(path);
    if (file) return isRead ? sendFile(request, response, file) : refuseMethod(response);
    if (!sources && isNeverServed(path)) return sendError(request, response, 404);
    if (!isRead && !path.startsWith(FORMS_PATH)) return refuseMethod(response);
    if (path.startsWith(MEDIA_PATH)) {
      return sendPicture(request, response, await media?.getPicture(path.slice(MEDIA_PATH.length)));
    }
    response.once('finish', () => discardRest(request));
    if (sources) return sources(request, response, { clientAddress, requestId });
    const sendPage = async () => {
      const { rendered, spelling } = await makePage(request, context);
      if (spelling) return redirect(response, toWrittenPath(spelling) + query);
      if (!rendered) return sendError(request, response, 404);
      if (isBare(rendered)) return sendError(request, response, rendered.status);
      return sendRendered(request, response, rendered);
    };
    // A form may be on its way for minutes; it must not keep the client's pages waiting.
    return isRead ? pages.run(sendPage, { client: toClientKey(clientAddress) }) : sendPage();
  }

  /** A page that is made when it is asked for, or how it is spelled otherwise: by its file, or in lower case. */
  async function makePage(
    request: IncomingMessage,
    context: RequestContext,
  ): Promise<{ rendered?: RenderedAnswer | undefined; spelling?: string }> {
    // The visitor left while others of the same address had their turn.
    if (request.socket.destroyed) return {};
    const { path, rawPath } = context;
    const rendered = await renderAt(rawPath, request, context);
    const isFound = rendered !== undefined && rendered.status !== 404;
    if (isFound || request.method === 'POST') return { rendered };
    const spelling = findSpelling(path);
    if (spelling) return { spelling };
    const lowerCase = path.toLowerCase();
    if (lowerCase === path) return { rendered };
    const other = await renderAt(toWrittenPath(lowerCase), request, context);
    return other?.status === 200 ? { spelling: lowerCase } : { rendered };
  }

  async function renderAt(rawPath: string, request: IncomingMessage, context: RequestContext) {
    if (!built) return undefined;
    // Astro compares an encoded `&` with the one of the route as it is spelled.
    const path = rawPath.replaceAll('%26', '&');
    return render(built.astro, request, new URL(origin + path + context.query), context);
  }

  function sendError(request: IncomingMessage, response: ServerResponse, status: number) {
    const page: StaticFile | undefined = files.errorPages.get(status);
    if (page) return sendFile(request, response, page, { status });
    return answerPlain(response, status, status === 404 ? 'Not Found' : 'Internal Server Error');
  }

  return createFrontDoor({
    handler: async (request, response, context) => {
      try {
        await answer(request, response, context);
      } catch (error) {
        if (response.headersSent || !files.errorPages.has(500)) throw error;
        logger.error({ requestId: context.requestId, error }, 'a page failed');
        await sendError(request, response, 500);
      }
    },
    headersFor: toWebsiteHeaders(settings, built?.hashes),
    allowedHosts: [new URL(settings.SITE_URL).hostname, ...settings.ALLOWED_HOSTS],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    describeState,
    getLongestBody: (path) => (path.startsWith(FORMS_PATH) ? LONGEST_FORM : 0),
    limits: { requestTimeout: REQUEST_TIMEOUT, ...limits },
  });
}

// The framework's own doors, dotfiles and second spellings of pages. What exists of them is in the list of files.
function isNeverServed(path: string): boolean {
  return /\/[._]/.test(path) || path.endsWith('.html') || path === '/404' || path === '/500';
}

// An error without a page: Astro could not even render its error page.
function isBare({ status, headers }: RenderedAnswer): boolean {
  return (status === 404 || status >= 500) && !headers.has('content-type');
}

// The front door lets no path through that begins with two slashes, so this never leaves our own address.
function redirectToPlainPath(response: ServerResponse, { rawPath, query }: RequestContext): void {
  redirect(response, toPathWithoutEnd(rawPath) + query);
}

function redirect(response: ServerResponse, location: string): void {
  response.setHeader('Location', location);
  answerPlain(response, 308, 'Permanent Redirect');
}

// A form that was refused half way is still being sent, and browsers show an answer only after they have sent
// everything. Whoever sends even more is cut off.
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  let room = LONGEST_REST;
  request.removeAllListeners('readable');
  request.on('data', (chunk: Buffer) => {
    room -= chunk.length;
    if (room < 0) request.destroy();
  });
  request.resume();
}

function refuseMethod(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  answerPlain(response, 405, 'Method Not Allowed');
}
