import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseTrustedProxies, toClientKey } from '@agency/server/client-address';
import { createFrontDoor, type FrontDoor, type RequestContext } from '@agency/server/front-door';
import type { Logger } from '@agency/server/logger';
import { isFromWebsite } from '../src/api/submissions/website-secret.ts';
import { TOO_LARGE } from '../src/collections/films/limits.ts';
import { CLIENT_HEADER } from '../src/collections/users/attempts.ts';
import { toTooManyTries } from '../src/collections/users/too-many-tries.ts';
import { type DashboardSettings, toPublicUrl, toSiteAddress } from '../src/platform/settings.ts';
import { decideBodyRefusal } from './body-limits.ts';
import { createContentPolicy } from './content-policy.ts';
import type { PanelFiles } from './panel-files.ts';
import { toPlainPath } from './plain-path.ts';
import type { PublicReads } from './public-reads.ts';
import { createSignInLimit } from './sign-in-limit.ts';

interface DashboardOptions {
  settings: DashboardSettings;
  logger: Logger;
  /** Next's request handler. */
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What is answered without Next. */
  reads: Pick<PublicReads, 'answer'>;
  /** The panel's scripts and styles; Next sends them when left out. */
  files?: PanelFiles | undefined;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
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
export function createDashboard(options: DashboardOptions): FrontDoor {
  const { settings, logger, next, reads, files, isReady, describeState, dev = false } = options;
  const policy = createContentPolicy({ dev, toSite: (host) => toSiteAddress(settings, host) });
  const signIn = createSignInLimit();

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    { path, rawPath, query, clientAddress }: RequestContext,
  ): Promise<void> {
    delete request.headers['content-security-policy'];
    // For the limits of accounts, which are counted where the account is known.
    request.headers[CLIENT_HEADER] = toClientKey(clientAddress);
    if (path === '/') return redirect(response, '/admin');
    // Its page says "e-mail sent" whatever comes back.
    if (path === '/admin/forgot' && !settings.SMTP_URL) return redirect(response, '/admin/login');
    if (!OPEN_PATHS.test(path) || CLOSED_PATHS.test(toPlainPath(path))) {
      return refuse(response, 404, 'There is nothing at this address.');
    }
    const bodyRefusal = decideBodyRefusal(request, path);
    if (bodyRefusal === 411) return refuse(response, 411, 'A body must say its length.');
    if (bodyRefusal === 413) return refuse(response, 413, toTooLarge(path));
    if (signIn.guards(request.method, path)) {
      const wait = await signIn.count(clientAddress);
      if (wait !== undefined) {
        response.setHeader('Retry-After', wait);
        return refuse(response, 429, toTooManyTries(wait));
      }
      response.once('finish', () => {
        if (response.statusCode < 400) void signIn.forgive(path, clientAddress);
      });
    }
    if (path === '/admin' || path.startsWith('/admin/')) policy.openForPanel(request);
    if (!path.startsWith('/_next/') && !path.startsWith('/media/')) {
      response.setHeader('Cache-Control', 'no-store');
    }
    if (await files?.answer(request, response, path)) return;
    if (await reads.answer(request, response, { rawPath, query })) return;
    await next(request, response);
  }

  return createFrontDoor({
    handler: handle,
    headersFor: policy.headersFor,
    // It brings the forms of all its visitors, whom it has counted itself.
    isTrustedClient: ({ headers }) => isFromWebsite(headers.authorization),
    allowedHosts: [new URL(toPublicUrl(settings)).hostname, ...settings.ALLOWED_HOSTS],
    allowedMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    trustedProxies: parseTrustedProxies(settings.TRUSTED_PROXIES),
    logger,
    isReady,
    ...(describeState && { describeState }),
    // Whoever has the link to choose a new password has the account, and whoever has one to a draft sees it.
    toLoggedPath: (path) => path.replace(/^(\/admin\/reset\/|\/api\/preview\/).+/, '$1…'),
    // A film over a slow line takes its time: 60 MB at 1.2 Mbit/s.
    limits: { requestTimeout: 420_000 },
  });
}

// The panel shows it to whoever chose the file.
function toTooLarge(path: string): string {
  if (path === '/cms-api/films') return TOO_LARGE;
  return path.startsWith('/cms-api/media')
    ? 'This picture is larger than 12 MB. Make it smaller, 2,400 pixels wide are enough, and upload that.'
    : 'The body is too large.';
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(307, { Location: to, 'Cache-Control': 'no-store' }).end();
}

// The body that is refused may still be on its way: closing is cheaper than reading it.
function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ message, errors: [{ message }] });
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(response.req.method === 'HEAD' ? undefined : body);
}
