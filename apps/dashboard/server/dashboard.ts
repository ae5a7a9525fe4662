import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEALTH_PATH } from '@agency/contracts';
import { parseTrustedProxies, toClientKey } from '@agency/server/client-address';
import { discardBody } from '@agency/server/discard-body';
import { createHttpServer, type HttpServer, type RequestContext } from '@agency/server/http-server';
import type { Logger } from '@agency/server/logger';
import type { Payload } from 'payload';
import { isFromWebsite } from '../src/api/submissions/website-secret.ts';
import { tooLarge } from '../src/collections/films/too-large.ts';
import { MAX_FILE_SIZE } from '../src/collections/media/incoming-file.ts';
import { CLIENT_HEADER } from '../src/collections/users/attempts.ts';
import { toTooManyTries } from '../src/collections/users/too-many-tries.ts';
import { sayReason, tell } from '../src/panel/language/refuse.ts';
import { type DashboardSettings, toPublicUrl, toSiteAddress } from '../src/platform/settings.ts';
import { decideBodyRefusal, isLongForStrangers } from './body-limits.ts';
import { createContentPolicy } from './content-policy.ts';
import type { AnswerHealth } from './health-report.ts';
import type { PanelFiles } from './panel-files.ts';
import { createPanelPages, isPanelPage } from './panel-pages.ts';
import { toPlainPath } from './plain-path.ts';
import type { PublicReads } from './public-reads.ts';
import { createSignInLimit } from './sign-in-limit.ts';
import { needsSession } from './strangers.ts';

interface DashboardOptions {
  settings: DashboardSettings;
  logger: Logger;
  /** Whose database counts who tries to sign in, and who says who is signed in. */
  payload: Payload;
  /** Next's request handler. */
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What is answered without Next. */
  reads: Pick<PublicReads, 'answer'>;
  /** The panel's scripts and styles; Next sends them when left out. */
  files?: PanelFiles | undefined;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
  /** Says how all is; nobody is told when left out. */
  answerHealth?: AnswerHealth;
  /** A line that `/readyz` adds. It is public. */
  describeState?: () => string;
  dev?: boolean;
}

// All there is: the panel and its files, the public API, Payload's own API for the panel, pictures.
const OPEN_PATHS = /^\/(?:admin|api|cms-api|media|_next\/static)(?:\/|$)/;

// Of Payload's own addresses, those nobody is to use: the first account is made before the server listens, the
// queue is run by `scheduled-publishing.ts`, and pictures for shared links would let anybody spend our time.
const CLOSED_PATHS =
  /^\/cms-api\/(?:users\/first-register|payload-jobs|og|graphql|graphql-playground)(?:\/|$)/;

/** The dashboard's process around Next: what reaches it is known, limited and answered with every header. */
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
  const policy = createContentPolicy({ dev, toSite: (host) => toSiteAddress(settings, host) });
  const { answerHealth = async () => false } = options;
  const signIn = createSignInLimit(payload);
  const servePanelPage = createPanelPages(next);

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    { path, rawPath, query, clientAddress }: RequestContext,
  ): Promise<void> {
    delete request.headers['content-security-policy'];
    // For the limits of accounts, which are counted where the account is known.
    request.headers[CLIENT_HEADER] = toClientKey(clientAddress);
    dropEncodedCookies(request);
    if (path === '/') return redirect(response, '/admin');
    // Browsers ask for it while a page has not yet named the icon it has.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    // Passwords were once chosen there, with a link that worked for an hour.
    if (/^\/admin\/reset(?:\/|$)/.test(path)) return redirect(response, '/admin/forgot');
    // Nothing could be sent.
    if (path === '/admin/forgot' && !settings.SMTP_URL) return redirect(response, '/admin/login');
    if (!OPEN_PATHS.test(path) || CLOSED_PATHS.test(toPlainPath(path))) {
      return refuse(response, 404, 'There is nothing at this address.');
    }
    const bodyRefusal = decideBodyRefusal(request, path);
    if (bodyRefusal === 411) return refuse(response, 411, 'A body must say its length.');
    if (bodyRefusal === 413) {
      response.once('finish', () => discardBody(request));
      return refuse(response, 413, sayTooLarge(request, path));
    }
    const isClosedToStrangers =
      needsSession(request.method, path) || isLongForStrangers(request, path);
    if (isClosedToStrangers && !(await isSignedIn(request))) {
      response.once('finish', () => discardBody(request));
      return refuse(
        response,
        401,
        tell(toAsked(request), ({ access }) => access.signIn),
      );
    }
    if (signIn.guards(request.method, path)) {
      const wait = await signIn.count(request, clientAddress);
      if (wait !== undefined) {
        response.setHeader('Retry-After', wait);
        return refuse(response, 429, toTooManyTries(wait));
      }
      response.once('finish', () => {
        if (response.statusCode < 400) void signIn.forgive(request, path, clientAddress);
      });
    }
    if (path === '/admin' || path.startsWith('/admin/')) policy.openForPanel(request);
    if (!path.startsWith('/_next/') && !path.startsWith('/media/')) {
      response.setHeader('Cache-Control', 'no-store');
    }
    if (path === HEALTH_PATH && (await answerHealth(request, response))) return;
    if (await files?.answer(request, response, path)) return;
    if (await reads.answer(request, response, { rawPath, query })) return;
    if (!isPanelPage(request, path)) return next(request, response);
    if (await servePanelPage(request, response, toClientKey(clientAddress))) return;
    response.setHeader('Retry-After', '2');
    return refuse(response, 503, 'Too many pages at once. Try again in a moment.');
  }

  async function isSignedIn({ headers }: IncomingMessage): Promise<boolean> {
    const told = ['authorization', 'cookie', 'origin', 'sec-fetch-site'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : [],
    );
    const given = new Headers(told);
    for (const { authenticate, name } of payload.authStrategies) {
      const found = await authenticate({ payload, headers: given, strategyName: name });
      if (found.user) return true;
    }
    return false;
  }

  return createHttpServer({
    handler: handle,
    headersFor: policy.headersFor,
    // It brings the forms of all its visitors, whom it has counted itself.
    isTrustedClient: ({ headers }) => isFromWebsite(headers.authorization),
    allowedHosts: [new URL(toPublicUrl(settings)).hostname, ...settings.ALLOWED_HOSTS],
    allowedMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    isReady,
    // Next tells browsers of changes.
    passesUpgrades: dev,
    logShare: settings.LOG_SHARE,
    ...(describeState && { describeState }),
    // A link of a former release to choose a password has its token in the path, as a link to a draft has.
    toLoggedPath: (path) => path.replace(/^(\/admin\/reset\/|\/api\/preview\/).+/, '$1…'),
    // A film over a slow line takes its time: 60 MB at 1.2 Mbit/s.
    limits: { requestTimeout: 420_000 },
  });
}

// One that cannot be decoded takes its readers long, and a stranger may send thousands. Ours have no percent signs.
function dropEncodedCookies({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split(';').map((cookie) => cookie.trim());
  if (cookies) headers.cookie = cookies.filter((cookie) => !cookie.includes('%')).join('; ');
}

/** Whoever sends something, in the language that the panel's cookie keeps. */
function toAsked({ headers }: IncomingMessage) {
  const [, language = 'en'] =
    /(?:^|;\s*)(?:__Host-)?dashboard-lng=(\w+)/.exec(headers.cookie ?? '') ?? [];
  return { i18n: { language } };
}

// The panel shows it to whoever chose the file.
function sayTooLarge(request: IncomingMessage, path: string): string {
  const asked = toAsked(request);
  if (path === '/cms-api/films') return sayReason(asked, tooLarge);
  return path.startsWith('/cms-api/media')
    ? tell(asked, ({ picture }) => picture.tooLargeToSend, { most: MAX_FILE_SIZE / 1024 / 1024 })
    : 'The body is too large.';
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(307, { Location: to, 'Cache-Control': 'no-store' }).end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ message, errors: [{ message }] });
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      // A body that is too long is read to its end, or a proxy takes its refusal for a failure; any other is not.
      ...(status !== 413 && status !== 401 && { Connection: 'close' }),
    })
    .end(response.req.method === 'HEAD' ? undefined : body);
}
