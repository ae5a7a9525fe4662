import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  decideClientAddress,
  isTrusted,
  parseTrustedProxies,
  type TrustedProxies,
  toClientKey,
} from './client-address.ts';
import { closeSlowClients, limitConnections } from './connections.ts';
import { createHealthChecks } from './health-checks.ts';
import { defaultLimits, type HttpServerLimits } from './http-server-limits.ts';
import { createInFlightRequests } from './in-flight-requests.ts';
import type { Logger } from './logger.ts';
import { sendError } from './plain-response.ts';
import { decideParseErrorStatus, type ParseError, writeRawResponse } from './raw-response.ts';
import { requestFinished } from './request-finished.ts';
import { createRequestLimiter, hasSmallBody } from './request-limiter.ts';
import { runInRequest } from './request-scope.ts';
import { inRequestSpan } from './request-span.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import { createSecuredResponse, type HeadersFor } from './security-headers.ts';
import { hasBody, isKnownHost, parseRequestId, validateRequest } from './validate-request.ts';

export type { HttpServerLimits } from './http-server-limits.ts';

export interface RequestContext extends RequestTarget {
  /** Id of the request in the log and in the `X-Request-Id` header. */
  requestId: string;
  /** IP address of the client behind trusted proxies. Never logged. */
  clientAddress: string;
}

/** Responds to a request. If it throws, the server responds with a plain 500. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void | Promise<void>;

export interface HttpServerOptions {
  handler: Handler;
  /** Headers of every response (security-headers.ts). */
  headersFor: HeadersFor;
  /** Accepted host names without port. Loopback is always accepted. */
  allowedHosts: string[];
  logger: Logger;
  allowedMethods?: string[];
  trustedProxies?: TrustedProxies;
  /** Whether `/readyz` responds with 200. */
  isReady?: () => boolean | Promise<boolean>;
  /** Share of successful requests that are logged, from 0 to 1. All others are logged. */
  logShare?: number;
  /** A line for `/readyz`. It is public, so it contains no IP addresses or secrets. */
  describeState?: () => string;
  limits?: Partial<HttpServerLimits>;
  /** Whether responses have keep-alive headers (50 bytes). API clients need them to keep a connection for long. */
  hasKeepAliveHeaders?: boolean;
  /** Whether a request comes from a process of our own: it has no limits of a client, and its request id is used. */
  isTrustedClient?: (request: IncomingMessage) => boolean;
  /** Whether listeners of `upgrade` get requests, as in development. They are rejected otherwise. */
  passesUpgrades?: boolean;
  /** Longest body of a path, in bytes: a client that sends `Expect: 100-continue` gets 413 at once. */
  getLongestBody?: (path: string) => number;
  /** Removes secrets from the path for the log. */
  toLoggedPath?: (path: string) => string;
}

export type HttpServer = ReturnType<typeof createHttpServer>;

/** Ranges in which a proxy may be that is missing in `trustedProxies`. */
const privateNetworks = parseTrustedProxies('private');
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
/** Enough for a resume over a slow connection. */
const DRAIN_TIME = 25_000;

/** Creates an HTTP server that passes only valid requests for known hosts to its handler. */
export function createHttpServer({
  handler,
  headersFor,
  allowedHosts,
  logger,
  allowedMethods = ['GET', 'HEAD', 'POST'],
  trustedProxies = parseTrustedProxies(''),
  isReady = () => true,
  logShare = 1,
  describeState = () => '',
  limits: changedLimits,
  hasKeepAliveHeaders,
  isTrustedClient = () => false,
  passesUpgrades = false,
  getLongestBody = () => Number.POSITIVE_INFINITY,
  toLoggedPath = (path) => path,
}: HttpServerOptions) {
  const limits = { ...defaultLimits, ...changedLimits };
  const hosts = new Set([...loopbackNames, ...allowedHosts.map((name) => name.toLowerCase())]);
  const allow = allowedMethods.join(', ');
  const limiter = createRequestLimiter(limits);
  const health = createHealthChecks(() => !isDraining && isReady(), describeState);
  const inFlight = createInFlightRequests();
  let isDraining = false;
  let hasWarnedOfProxy = false;

  const server = createServer(
    {
      ServerResponse: createSecuredResponse(headersFor, { hasKeepAliveHeaders }),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: Math.min(2000, limits.headersTimeout),
      shouldUpgradeCallback: () => passesUpgrades,
    },
    (request, response) => void respond(request, response),
  );
  // Node would drop headers over its limit; validateRequest rejects the request instead.
  server.maxHeadersCount = 0;
  server.setTimeout(limits.idleTimeout);
  limitConnections(server, {
    limits,
    toClient: (socket) =>
      isTrusted(socket.remoteAddress ?? '', trustedProxies)
        ? undefined
        : toClientKey(decideClientAddress({ headers: {}, socket }, trustedProxies)),
    isIdle: inFlight.isIdle,
  });
  closeSlowClients(server, limits, () => logger.info('closed the connection of a slow client'));
  server.on('checkContinue', (request, response) => void respond(request, response, true));

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    expectsContinue = false,
  ): Promise<void> {
    const isOwn = isOwnProcess(request);
    const isTrustedPeer = isOwn || isTrusted(request.socket.remoteAddress ?? '', trustedProxies);
    const requestId =
      (isTrustedPeer && parseRequestId(request.headers['x-request-id'])) || randomUUID();
    const target = parseRequestTarget(request.url ?? '');
    response.setHeader('X-Request-Id', requestId);
    if (isDraining) response.setHeader('Connection', 'close');
    const closed = inFlight.add(request, response);
    const started = performance.now();
    void closed.then(() => report(response, requestId, target, performance.now() - started));

    const status = validateRequest(request, target, allowedMethods, limits.headerCount);
    if (status !== undefined || typeof target === 'number') {
      return sendError(response, status ?? 400, allow);
    }
    warnOfProxy(request);
    const { path } = target;
    const clientAddress = decideClientAddress(request, trustedProxies);
    const client = isOwn ? undefined : toClientKey(clientAddress);
    const isHealthCheck = health.matches(path);
    if (!isHealthCheck && !isKnownHost(request, hosts)) return sendError(response, 421, allow);

    let isAborted = false;
    const abort = (errorStatus: number) => {
      isAborted = true;
      if (response.headersSent) response.destroy();
      else sendError(response, errorStatus, allow);
    };
    const release = isHealthCheck
      ? limiter.acquireHealthCheck(client)
      : limiter.acquire(request, client, () => abort(503));
    if (!release) return sendError(response, 503, allow);
    if (hasBody(request) && hasSmallBody(request, limits.smallBody)) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        // The rest of a body whose response is sent is discarded, but not for ever.
        if (response.writableFinished) request.socket.destroy();
        else abort(408);
      }, limits.smallBodyTimeout);
      request.once('close', () => clearTimeout(timer));
    }
    // A response that is still being read counts until it is sent.
    void closed.then(release);
    const handle = async () => {
      try {
        if (isHealthCheck) return await health.respond(request, response, path);
        if (expectsContinue) {
          const length = Number(request.headers['content-length'] ?? 0);
          if (length > getLongestBody(path)) return sendError(response, 413, allow);
          response.writeContinue();
        }
        const context = { ...target, requestId, clientAddress };
        await runInRequest(requestId, () => handler(request, response, context));
      } catch (error) {
        if (isAborted) return;
        logger.error({ requestId, error }, 'the handler failed');
        if (response.headersSent) response.destroy();
        else sendError(response, 500, allow);
      }
    };
    if (isHealthCheck) return handle();
    const span = { request, response, path, requestId, isTrusted: isTrustedPeer, closed };
    await inRequestSpan(span, handle);
  }

  /** Logs and emits a finished request. */
  function report(
    response: ServerResponse,
    requestId: string,
    target: RequestTarget | number,
    ms: number,
  ): void {
    const isComplete = response.writableFinished;
    const status = response.headersSent ? response.statusCode : undefined;
    const { method = '' } = response.req;
    const { path = '', rawPath } = typeof target === 'number' ? {} : target;
    const isSuccess = isComplete && status !== undefined && status < 400;
    if (!isSuccess || Math.random() < logShare || logger.isLevelEnabled('debug')) {
      const loggedPath = rawPath && toLoggedPath(rawPath).slice(0, 200);
      const fields = { requestId, method, path: loggedPath, status, ms: Math.round(ms) };
      logger.info(fields, isComplete ? 'request finished' : 'request aborted');
    }
    requestFinished.emit({ method, path, status, isComplete, seconds: ms / 1000 });
  }

  function isOwnProcess(request: IncomingMessage): boolean {
    try {
      return isTrustedClient(request);
    } catch (error) {
      logger.error({ error }, 'the client of a request cannot be identified');
      return false;
    }
  }

  /** Behind an unknown proxy, all visitors share the limits of one client. */
  function warnOfProxy({ headers, socket }: IncomingMessage): void {
    const peer = socket.remoteAddress ?? '';
    if (hasWarnedOfProxy || headers['x-forwarded-for'] === undefined) return;
    if (isTrusted(peer, trustedProxies) || !isTrusted(peer, privateNetworks)) return;
    hasWarnedOfProxy = true;
    logger.warn(
      'A proxy forwards requests but is not in TRUSTED_PROXIES: all its visitors count as one client. Add it.',
    );
  }

  const failedSockets = new WeakSet<Duplex>();
  server.on('clientError', (error: ParseError, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    // One response is enough: the bytes after an invalid request cannot be parsed either.
    if (failedSockets.has(socket)) return;
    failedSockets.add(socket);
    const status = decideParseErrorStatus(error);
    logger.info({ status, code: error.code }, 'invalid request');
    void inFlight.waitForComplete(socket).then(() => {
      if (!socket.writable) return;
      const headers = { ...headersFor(), ...(status === 405 && { Allow: allow }) };
      writeRawResponse(socket, status, headers);
    });
  });
  server.on('connect', (_request, socket: Duplex) =>
    writeRawResponse(socket, 405, { ...headersFor(), Allow: allow }),
  );

  // These connections never finish a response.
  const upgradedSockets = new Set<Duplex>();
  if (passesUpgrades) server.on('upgrade', (_request, socket) => upgradedSockets.add(socket));

  return {
    server,
    /** Starts to listen, and returns the port. */
    async listen(port: number, host: string): Promise<number> {
      // In a burst, as many connections may wait as are allowed.
      server.listen({ port, host, backlog: limits.connections });
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    /**
     * Ends the server: `/readyz` fails while requests are still served for `notice` milliseconds, then open requests are
     * finished, and connections that are open after `within` milliseconds are closed.
     */
    async drain(within = DRAIN_TIME, notice = 0): Promise<void> {
      isDraining = true;
      if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
      const timer = setTimeout(() => server.closeAllConnections(), within);
      for (const socket of upgradedSockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(timer);
    },
  };
}
