import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import {
  decideClientAddress,
  isTrusted,
  parseTrustedProxies,
  type TrustedProxies,
  toClientKey,
} from './client-address.ts';
import { cutSlowReaders, limitConnections } from './connections.ts';
import { defaultLimits, type FrontDoorLimits } from './front-door-limits.ts';
import { createPool } from './load.ts';
import type { Logger } from './logger.ts';
import { decideParseErrorStatus, writeRawAnswer } from './raw-answer.ts';
import { decideRefusal, hasBody, isKnownHost, parseRequestId } from './request-checks.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import { createSecuredResponse, type HeadersFor } from './security-headers.ts';

export type { FrontDoorLimits } from './front-door-limits.ts';

/** What a handler is told about a request besides the request itself. */
export interface RequestContext extends RequestTarget {
  /** Names the request in logs and in the `X-Request-Id` header. */
  requestId: string;
  /** Address of the client, not of a proxy that is trusted. Never logged. */
  clientAddress: string;
}

/** Answers a request. It may throw: the visitor then gets a plain 500 and the process lives. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void | Promise<void>;

export interface FrontDoorOptions {
  handler: Handler;
  /** Headers of every answer (see security-headers.ts). */
  headersFor: HeadersFor;
  /** Host names that are answered, without port. Loopback always is. */
  allowedHosts: string[];
  logger: Logger;
  /** Methods that are answered. */
  allowedMethods?: string[];
  trustedProxies?: TrustedProxies;
  /** Whether `/readyz` says yes. */
  isReady?: () => boolean | Promise<boolean>;
  /** A line that `/readyz` adds for whoever runs the process. It is public: no addresses, no secrets. */
  describeState?: () => string;
  limits?: Partial<FrontDoorLimits>;
  /**
   * Whether a request comes from a program of our own that speaks for many visitors, such as the website with its
   * secret: it is then not held to what one client may do at once. Called before the handler; must not throw.
   */
  isTrustedClient?: (request: IncomingMessage) => boolean;
  /** Longest body of a path, in bytes. Who asks before sending more (`Expect: 100-continue`) is told 413 at once. */
  getLongestBody?: (path: string) => number;
  /** What the log says of a path, for one that holds a secret. */
  toLoggedPath?: (path: string) => string;
}

/** A server that lets only well-formed requests for known hosts reach its handler. */
export interface FrontDoor {
  server: Server;
  /** Starts to listen; resolves to the port. */
  listen(port: number, host: string): Promise<number>;
  /**
   * Says that it is not ready while it still answers for `notice` milliseconds, then stops accepting, finishes what
   * is in flight, and cuts what is left after `within` milliseconds.
   */
  drain(within?: number, notice?: number): Promise<void>;
}

interface Unanswered {
  request: IncomingMessage;
  /** Says that nothing more will be sent. */
  close: () => void;
}

// Where a proxy of our own may be; anybody else may send whatever header they like.
const nearby = parseTrustedProxies('private');
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
// Somebody may be sending a resume over a slow line.
const drainTime = 25_000;

/** Builds the server around a handler. Every answer, also one that Node writes, carries `headersFor`. */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const {
    handler,
    headersFor,
    logger,
    allowedMethods = ['GET', 'HEAD', 'POST'],
    trustedProxies = parseTrustedProxies(''),
    isReady = () => true,
    describeState = () => '',
    isTrustedClient = () => false,
    getLongestBody = () => Number.POSITIVE_INFINITY,
    toLoggedPath = (path) => path,
  } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const hosts = new Set([
    ...loopbackNames,
    ...options.allowedHosts.map((name) => name.toLowerCase()),
  ]);
  const allow = allowedMethods.join(', ');
  const requests = createPool(limits.concurrentRequests, limits.concurrentRequestsOfClient);
  const bodies = createPool(limits.concurrentBodies, limits.concurrentBodiesOfClient);
  // Whoever watches the process must be answered when the house is full, but not by the thousand.
  const healthChecks = createPool(Number.POSITIVE_INFINITY, limits.concurrentRequestsOfClient);
  const unanswered = new WeakMap<Duplex, Set<Unanswered>>();
  let isDraining = false;
  let isProxyNoticed = false;
  let checking: Promise<boolean> | undefined;

  const server = createServer(
    {
      ServerResponse: createSecuredResponse(headersFor),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: Math.min(2000, limits.headersTimeout),
    },
    (request, response) => void answer(request, response),
  );
  // Node would silently drop headers over its own count; ours refuses the request instead.
  server.maxHeadersCount = 0;
  server.setTimeout(limits.idleTimeout);
  limitConnections(server, {
    limits,
    toClient: (socket) =>
      isTrusted(socket.remoteAddress ?? '', trustedProxies)
        ? undefined
        : toClientKey(decideClientAddress({ headers: {}, socket }, trustedProxies)),
    isIdle: (socket) => unanswered.get(socket)?.size === 0,
  });
  cutSlowReaders(server, limits, () => logger.info('a slow reader was cut'));
  server.on('checkContinue', (request, response) => void answer(request, response, true));

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    asksFirst = false,
  ): Promise<void> {
    const started = performance.now();
    const peer = request.socket.remoteAddress ?? '';
    const requestId =
      (isTrusted(peer, trustedProxies) && parseRequestId(request.headers['x-request-id'])) ||
      randomUUID();
    const target = parseRequestTarget(request.url ?? '');
    response.setHeader('X-Request-Id', requestId);
    if (isDraining) response.setHeader('Connection', 'close');
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const pending = { request, close };
    remember(request, pending);
    response.once('close', close);
    void closed.then(() => {
      unanswered.get(request.socket)?.delete(pending);
      logger.info(
        {
          requestId,
          method: request.method,
          path: typeof target === 'number' ? undefined : toLoggedPath(target.rawPath).slice(0, 200),
          status: response.headersSent ? response.statusCode : undefined,
          ms: Math.round(performance.now() - started),
        },
        response.writableFinished ? 'answered' : 'cut off',
      );
    });

    const refusal = decideRefusal(request, target, allowedMethods, limits.headerCount);
    if (refusal !== undefined || typeof target === 'number') {
      return refuse(response, refusal ?? 400, allow);
    }
    noticeProxy(request);
    const clientAddress = decideClientAddress(request, trustedProxies);
    const client = isTrustedClient(request) ? undefined : toClientKey(clientAddress);
    const isHealthCheck = target.path === '/healthz' || target.path === '/readyz';
    if (!isHealthCheck && !isKnownHost(request, hosts)) return refuse(response, 421, allow);

    const leave = isHealthCheck ? healthChecks.enter(client) : enter(request, client);
    if (!leave) return refuse(response, 503, allow);
    try {
      if (isHealthCheck) return await answerHealth(request, response, target.path);
      if (asksFirst) {
        const length = Number(request.headers['content-length'] ?? 0);
        if (length > getLongestBody(target.path)) return refuse(response, 413, allow);
        response.writeContinue();
      }
      await handler(request, response, { ...target, requestId, clientAddress });
    } catch (error) {
      logger.error({ requestId, error }, 'the handler failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, allow);
    } finally {
      // An answer that is still being read holds its place, however quickly it was made.
      void closed.then(leave);
    }
  }

  // Behind a proxy nobody told us of, all visitors share what is meant for one.
  function noticeProxy({ headers, socket }: IncomingMessage): void {
    const peer = socket.remoteAddress ?? '';
    if (isProxyNoticed || headers['x-forwarded-for'] === undefined) return;
    if (isTrusted(peer, trustedProxies) || !isTrusted(peer, nearby)) return;
    isProxyNoticed = true;
    logger.warn(
      'A proxy forwards requests but is not in TRUSTED_PROXIES: all its visitors count as one client. Add it.',
    );
  }

  function enter(request: IncomingMessage, client: string | undefined) {
    const leaveRequests = requests.enter(client);
    if (!leaveRequests || !hasBody(request)) return leaveRequests;
    const leaveBodies = bodies.enter(client);
    if (!leaveBodies) {
      leaveRequests();
      return undefined;
    }
    return () => {
      leaveBodies();
      leaveRequests();
    };
  }

  async function answerHealth(request: IncomingMessage, response: ServerResponse, path: string) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'GET, HEAD');
    const isGood = path === '/healthz' || (!isDraining && (await check()));
    const detail = path === '/readyz' ? describeState() : '';
    const lines = [isGood ? 'ok' : 'not ready', ...(detail ? [detail] : [])];
    answerPlain(response, isGood ? 200 : 503, lines.join('\n'));
  }

  // Everybody who asks meanwhile gets the one answer.
  function check(): Promise<boolean> {
    checking ??= isHappy(isReady).finally(() => {
      checking = undefined;
    });
    return checking;
  }

  // Node tells an answer that waits in line behind another one nothing of a connection that ends.
  function remember({ socket }: IncomingMessage, request: Unanswered): void {
    const pending = unanswered.get(socket) ?? new Set();
    if (!unanswered.has(socket)) {
      socket.once('close', () => {
        for (const one of pending) one.close();
      });
    }
    unanswered.set(socket, pending.add(request));
  }

  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const pending = [...(unanswered.get(socket) ?? [])];
    // A whole request is still being answered: what we wrote now would be read as its answer.
    if (
      !socket.writable ||
      error.code === 'ECONNRESET' ||
      pending.some(({ request }) => request.complete)
    ) {
      socket.destroy();
      return;
    }
    const status = decideParseErrorStatus(error);
    logger.info({ status, code: error.code }, 'not a request');
    writeRawAnswer(socket, status, {
      ...headersFor(),
      ...(status === 405 && { Allow: allow }),
    });
  });
  server.on('connect', (_request, socket: Duplex) =>
    writeRawAnswer(socket, 405, { ...headersFor(), Allow: allow }),
  );

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    async drain(within = drainTime, notice = 0) {
      isDraining = true;
      if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
      await new Promise<void>((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), within);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      });
    },
  };
}

/** Ends an answer with a short plain text that no cache keeps. */
export function answerPlain(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

// A refused request may still be sending: closing the connection is cheaper than reading it to its end.
function refuse(response: ServerResponse, status: number, allow: string): void {
  if (status === 405) response.setHeader('Allow', allow);
  response.setHeader('Connection', 'close');
  answerPlain(response, status, STATUS_CODES[status] ?? 'Error');
}

async function isHappy(isReady: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isReady();
  } catch {
    return false;
  }
}
