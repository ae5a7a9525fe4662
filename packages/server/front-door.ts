import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdmission } from './admission.ts';
import { answered } from './answered.ts';
import { hasSmallBody } from './body-places.ts';
import {
  decideClientAddress,
  isTrusted,
  parseTrustedProxies,
  type TrustedProxies,
  toClientKey,
} from './client-address.ts';
import { cutSlowReaders, limitConnections } from './connections.ts';
import { defaultLimits, type FrontDoorLimits } from './front-door-limits.ts';
import { createHealth } from './health.ts';
import type { Logger } from './logger.ts';
import { refuse } from './plain-answer.ts';
import { decideParseErrorStatus, type ParseError, writeRawAnswer } from './raw-answer.ts';
import { decideRefusal, hasBody, isKnownHost, parseRequestId } from './request-checks.ts';
import { runInRequest } from './request-scope.ts';
import { inRequestSpan } from './request-span.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import { createSecuredResponse, type HeadersFor } from './security-headers.ts';
import { createUnanswered } from './unanswered.ts';

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
  /** Share of the good answers that are logged, from 0 to 1; errors and what broke off always are. */
  logShare?: number;
  /** A line that `/readyz` adds for whoever runs the process. It is public: no addresses, no secrets. */
  describeState?: () => string;
  limits?: Partial<FrontDoorLimits>;
  /**
   * Whether answers say that a connection is kept, and how long (fifty bytes). Programs that call this one need it: without it
   * they keep a connection for a few seconds only.
   */
  namesKeptConnections?: boolean;
  /**
   * Whether a request comes from a program of our own that speaks for many visitors, such as the website with its
   * secret: it is then not held to what one client may do at once, and may name requests. Called before the handler.
   */
  isTrustedClient?: (request: IncomingMessage) => boolean;
  /**
   * Whether requests to change the protocol reach listeners of the server's `upgrade`, as tools need while developing. They are
   * refused otherwise, whoever listens.
   */
  passesUpgrades?: boolean;
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

// Where a proxy of our own may be; anybody else may send whatever header they like.
const nearby = parseTrustedProxies('private');
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
// Somebody may be sending a resume over a slow line.
const DRAIN_TIME = 25_000;

/** Builds the server around a handler. Every answer, also one that Node writes, carries `headersFor`. */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const {
    handler,
    headersFor,
    logger,
    allowedMethods = ['GET', 'HEAD', 'POST'],
    trustedProxies = parseTrustedProxies(''),
    isReady = () => true,
    logShare = 1,
    describeState = () => '',
    isTrustedClient = () => false,
    getLongestBody = () => Number.POSITIVE_INFINITY,
    namesKeptConnections,
    passesUpgrades = false,
    toLoggedPath = (path) => path,
  } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const hosts = new Set([
    ...loopbackNames,
    ...options.allowedHosts.map((name) => name.toLowerCase()),
  ]);
  const allow = allowedMethods.join(', ');
  const admission = createAdmission(limits);
  const health = createHealth({ isReady: () => !isDraining && isReady(), describeState });
  const unanswered = createUnanswered();
  let isDraining = false;
  let isProxyNoticed = false;

  const server = createServer(
    {
      ServerResponse: createSecuredResponse(headersFor, { namesKept: namesKeptConnections }),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: Math.min(2000, limits.headersTimeout),
      shouldUpgradeCallback: () => passesUpgrades,
    },
    (request, response) => void answer(request, response),
  );
  // Node would silently drop headers over its own count; ours refuses the request instead.
  server.maxHeadersCount = 0;
  server.setTimeout(limits.idleTimeout);
  const sockets = limitConnections(server, {
    limits,
    toClient: (socket) =>
      isTrusted(socket.remoteAddress ?? '', trustedProxies)
        ? undefined
        : toClientKey(decideClientAddress({ headers: {}, socket }, trustedProxies)),
    isIdle: unanswered.isIdle,
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
    const isOurs = isOwnProgram(request);
    const isBelieved = isOurs || isTrusted(peer, trustedProxies);
    const requestId =
      (isBelieved && parseRequestId(request.headers['x-request-id'])) || randomUUID();
    const target = parseRequestTarget(request.url ?? '');
    response.setHeader('X-Request-Id', requestId);
    if (isDraining) response.setHeader('Connection', 'close');
    const closed = unanswered.remember(request, response);
    void closed.then(() => {
      const [ms, isWhole] = [performance.now() - started, response.writableFinished];
      const status = response.headersSent ? response.statusCode : undefined;
      const { method = '' } = request;
      const isGood = isWhole && status !== undefined && status < 400;
      const isChosen = logShare === 1 || Math.random() < logShare;
      if (!isGood || isChosen || logger.isLevelEnabled('debug'))
        logger.info(
          {
            requestId,
            method,
            path:
              typeof target === 'number' ? undefined : toLoggedPath(target.rawPath).slice(0, 200),
            status,
            ms: Math.round(ms),
          },
          isWhole ? 'answered' : 'cut off',
        );
      const path = typeof target === 'number' ? '' : target.path;
      answered.tell({ method, path, status, isWhole, seconds: ms / 1000 });
    });

    const refusal = decideRefusal(request, target, allowedMethods, limits.headerCount);
    if (refusal !== undefined || typeof target === 'number') {
      return refuse(response, refusal ?? 400, allow);
    }
    noticeProxy(request);
    const clientAddress = decideClientAddress(request, trustedProxies);
    const client = isOurs ? undefined : toClientKey(clientAddress);
    const isHealthCheck = health.guards(target.path);
    if (!isHealthCheck && !isKnownHost(request, hosts)) return refuse(response, 421, allow);

    let isGivenUp = false;
    const giveUp = (status: number) => {
      isGivenUp = true;
      if (response.headersSent) response.destroy();
      else refuse(response, status, allow);
    };
    const release = isHealthCheck
      ? admission.admitHealthCheck(client)
      : admission.admit(request, client, () => giveUp(503));
    if (!release) return refuse(response, 503, allow);
    if (hasBody(request) && hasSmallBody(request, limits.smallBody)) {
      // Also where it was answered before it was in, and the rest is read for nobody.
      const late = setTimeout(() => {
        if (request.complete) return;
        if (response.writableFinished) request.socket.destroy();
        else giveUp(408);
      }, limits.smallBodyTimeout);
      request.once('close', () => clearTimeout(late));
    }
    // An answer that is still being read holds its place, however quickly it was made.
    void closed.then(release);
    const answerAdmitted = async () => {
      try {
        if (isHealthCheck) return await health.answer(request, response, target.path);
        if (asksFirst) {
          const length = Number(request.headers['content-length'] ?? 0);
          if (length > getLongestBody(target.path)) return refuse(response, 413, allow);
          response.writeContinue();
        }
        await runInRequest(requestId, () =>
          handler(request, response, { ...target, requestId, clientAddress }),
        );
      } catch (error) {
        // Who waited for the rest of its body was told already.
        if (isGivenUp) return;
        logger.error({ requestId, error }, 'the handler failed');
        if (response.headersSent) response.destroy();
        else refuse(response, 500, allow);
      }
    };
    if (isHealthCheck) return answerAdmitted();
    const { path } = target;
    await inRequestSpan({ request, response, path, requestId, isBelieved, closed }, answerAdmitted);
  }

  function isOwnProgram(request: IncomingMessage): boolean {
    try {
      return isTrustedClient(request);
    } catch (error) {
      logger.error({ error }, 'whose request it is cannot be told');
      return false;
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

  const broken = new WeakSet<Duplex>();
  server.on('clientError', (error: ParseError, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    // Whatever follows what cannot be read cannot be read either.
    if (broken.has(socket)) return;
    broken.add(socket);
    const status = decideParseErrorStatus(error);
    logger.info({ status, code: error.code }, 'not a request');
    void unanswered.whenWholeAnswered(socket).then(() => {
      if (!socket.writable) return;
      writeRawAnswer(socket, status, {
        ...headersFor(),
        ...(status === 405 && { Allow: allow }),
      });
    });
  });
  server.on('connect', (_request, socket: Duplex) =>
    writeRawAnswer(socket, 405, { ...headersFor(), Allow: allow }),
  );

  // They carry no answer that could be finished.
  const leftHttp = new Set<Duplex>();
  if (passesUpgrades) server.on('upgrade', (_request, socket) => leftHttp.add(socket));

  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        // As many may wait to be let in as there is room for: a burst makes nobody try again a second later.
        server.listen({ port, host, backlog: limits.connections }, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    async drain(within = DRAIN_TIME, notice = 0) {
      isDraining = true;
      if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
      await new Promise<void>((resolve) => {
        const cut = setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, within);
        for (const socket of leftHttp) socket.destroy();
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
      });
    },
  };
}
