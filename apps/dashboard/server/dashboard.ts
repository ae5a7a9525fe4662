import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTrustedProxies, toClientKey } from '@agency/server/client-address';
import { discardBody } from '@agency/server/discard-body';
import { createHttpServer, type HttpServer, type RequestContext } from '@agency/server/http-server';
import type { Logger } from '@agency/server/logger';
import type { Payload } from 'payload';
import { CLIENT_HEADER } from '../src/accounts/sign-in/attempts.ts';
import { MAX_FILM_SIZE } from '../src/collections/films/limits.ts';
import { MAX_FILE_SIZE } from '../src/collections/media/incoming-file.ts';
import { translateError } from '../src/platform/language/errors.ts';
import { type DashboardSettings, toPublicUrl, toSiteUrl } from '../src/platform/settings.ts';
import { isFromWebsite } from '../src/submissions/intake/intake.ts';
import { checkBodyLength, isLongForAnonymous } from './body-limits.ts';
import { createContentPolicy } from './content-policy.ts';
import { normalizePath } from './normalize-path.ts';
import type { PanelFiles } from './panel-files.ts';
import { createPanelPages, isPanelPage } from './panel-pages.ts';
import type { PublicReads } from './public-reads.ts';
import { needsSession } from './session-required.ts';

interface DashboardOptions {
  settings: DashboardSettings;
  logger: Logger;
  /** For rate limits and sessions. */
  payload: Payload;
  /** Next's request handler. */
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Reads that bypass Next. */
  reads: Pick<PublicReads, 'respond'>;
  /** Compressed scripts and styles; Next serves them if missing. */
  files?: PanelFiles | undefined;
  isReady: () => Promise<boolean>;
  /** Text that `/readyz` adds. It is public. */
  describeState?: () => string;
  dev?: boolean;
}

// Allowed paths: panel, public API, Payload's API, pictures.
const OPEN_PATHS = /^\/(?:admin|api|cms-api|media|_next\/static)(?:\/|$)/;

// Payload endpoints that are closed: the first account is created at startup, accounts are not verified by mail, only our
// own links set passwords, and Open Graph images cost CPU time.
const CLOSED_PATHS =
  /^\/cms-api\/(?:users\/(?:first-register|verify|reset-password)|og|graphql|graphql-playground)(?:\/|$)/;

/** The HTTP server around Next: limits, headers, sessions. */
export function createDashboard(options: DashboardOptions): HttpServer {
  const {
    settings,
    logger,
    payload,
    next,
    reads,
    files,
    isReady,
    describeState,
    dev = false,
  } = options;
  const policy = createContentPolicy({ dev, toSite: (host) => toSiteUrl(settings, host) });
  const servePanelPage = createPanelPages(next);

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    { path, rawPath, query, clientAddress }: RequestContext,
  ): Promise<void> {
    delete request.headers['content-security-policy'];
    // For account rate limits, which are counted later.
    request.headers[CLIENT_HEADER] = toClientKey(clientAddress);
    dropEncodedCookies(request);
    if (path === '/') return redirect(response, '/admin');
    // Browsers request it before they have parsed the page.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    // Only our own links set passwords.
    if (/^\/admin\/reset(?:\/|$)/.test(path)) return redirect(response, '/admin/forgot');
    // Without SMTP_URL no mail can be sent.
    if (path === '/admin/forgot' && !settings.SMTP_URL) return redirect(response, '/admin/login');
    if (!OPEN_PATHS.test(path) || CLOSED_PATHS.test(normalizePath(path)))
      return reject(response, 404, 'There is nothing at this URL.');
    const bodyStatus = checkBodyLength(request, path);
    if (bodyStatus === 411) return reject(response, 411, 'A body must say its length.');
    if (bodyStatus === 413) {
      response.once('finish', () => discardBody(request));
      return reject(response, 413, toTooLargeMessage(request, path));
    }
    const isSessionRequired =
      needsSession(request.method, path) || isLongForAnonymous(request, path);
    if (isSessionRequired && !(await isSignedIn(request))) {
      response.once('finish', () => discardBody(request));
      return reject(
        response,
        401,
        translateError(toRequestLanguage(request), ({ access }) => access.signIn),
      );
    }
    if (path === '/admin' || path.startsWith('/admin/')) policy.openForPanel(request);
    if (!path.startsWith('/_next/') && !path.startsWith('/media/'))
      response.setHeader('Cache-Control', 'no-store');
    if (await files?.respond(request, response, path)) return;
    if (await reads.respond(request, response, { rawPath, query })) return;
    if (!isPanelPage(request, path)) return next(request, response);
    if (await servePanelPage(request, response, toClientKey(clientAddress))) return;
    response.setHeader('Retry-After', '2');
    return reject(response, 503, 'Too many pages at once. Try again in a moment.');
  }

  async function isSignedIn({ headers }: IncomingMessage): Promise<boolean> {
    const entries = ['authorization', 'cookie', 'origin', 'sec-fetch-site'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [],
    );
    const given = new Headers(entries);
    for (const { authenticate, name } of payload.authStrategies) {
      const found = await authenticate({ payload, headers: given, strategyName: name });
      if (found.user) return true;
    }
    return false;
  }

  return createHttpServer({
    handler: handle,
    headersFor: policy.headersFor,
    // The website sends the forms of all visitors and limits them itself.
    isTrustedClient: ({ headers }) => isFromWebsite(headers.authorization),
    allowedHosts: [new URL(toPublicUrl(settings)).hostname, ...settings.ALLOWED_HOSTS],
    allowedMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    isReady,
    // For hot reload.
    passesUpgrades: dev,
    logShare: settings.LOG_SHARE,
    ...(describeState && { describeState }),
    // Paths with tokens are shortened in logs.
    toLoggedPath: (path) => path.replace(/^(\/admin\/reset\/|\/api\/preview\/).+/, '$1…'),
    // Long enough for a film of 60 MB at 1.2 Mbit/s.
    limits: { requestTimeout: 420_000 },
  });
}

// Drops percent-encoded cookies, which are slow to parse. Ours have no percent signs.
function dropEncodedCookies({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim());
  if (cookies) headers.cookie = cookies.filter((cookie) => !cookie.includes('%')).join('; ');
}

/** Language of the panel cookie. */
function toRequestLanguage({ headers }: IncomingMessage) {
  const [, language = 'en'] =
    /(?:^|;\s*)(?:__Host-)?dashboard-lng=(\w+)/.exec(headers.cookie ?? '') ?? [];
  return { i18n: { language } };
}

// The panel shows this message.
function toTooLargeMessage(request: IncomingMessage, path: string): string {
  const language = toRequestLanguage(request);
  if (path === '/cms-api/films') {
    return translateError(language, ({ film }) => film.tooLarge, {
      most: MAX_FILM_SIZE / 1024 / 1024,
    });
  }
  return path.startsWith('/cms-api/media')
    ? translateError(language, ({ picture }) => picture.tooLargeToSend, {
        most: MAX_FILE_SIZE / 1024 / 1024,
      })
    : 'The body is too large.';
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(307, { Location: to, 'Cache-Control': 'no-store' }).end();
}

function reject(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ message, errors: [{ message }] });
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      // A body that is too long is drained, or proxies would report an error.
      ...(status !== 413 && status !== 401 && { Connection: 'close' }),
    })
    .end(response.req.method === 'HEAD' ? undefined : body);
}
