import type { ConnectionLimits } from './connections.ts';

/** Sizes in bytes, counts, and times in milliseconds. */
export interface HttpServerLimits extends ConnectionLimits {
  /** Request line and headers. More is 431. */
  headerBytes: number;
  /** Number of headers. More is 431. */
  headerCount: number;
  /** Until all headers are received. Later is 408. */
  headersTimeout: number;
  /** Until the whole request is received. Later is 408. */
  requestTimeout: number;
  /** Of an idle connection. Longer than the usual 60 s of a proxy, so that the proxy closes it first. */
  keepAliveTimeout: number;
  /** Of a connection on which nothing is sent or received during a request. */
  idleTimeout: number;
  /** Concurrent requests, until their response is sent. More is 503. */
  concurrentRequests: number;
  /** Of one client. Health checks are counted separately. */
  concurrentRequestsOfClient: number;
  /** Largest small body. Bodies without a declared length are long. */
  smallBody: number;
  /** Until a small body is received. Later is 408. */
  smallBodyTimeout: number;
  /** Small bodies that are being received. One more aborts the oldest one of the client with the most. */
  smallBodies: number;
  smallBodiesOfClient: number;
  /** The same for long bodies, so that uploads and short forms do not displace each other. */
  longBodies: number;
  longBodiesOfClient: number;
}

export const defaultLimits: HttpServerLimits = {
  headerBytes: 16_384,
  headerCount: 100,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 60_000,
  concurrentRequests: 1000,
  // A browser sends a hundred requests at once to a proxy that speaks HTTP/2.
  concurrentRequestsOfClient: 128,
  smallBody: 65_536,
  // A phone on 2G sends 2.5 kB a second.
  smallBodyTimeout: 30_000,
  smallBodies: 240,
  // A complete body does not count, so fifty visitors behind one IP address can submit at once.
  smallBodiesOfClient: 8,
  longBodies: 240,
  longBodiesOfClient: 64,
  connections: 2000,
  connectionsOfClient: 256,
  // A phone on 2G reads 2.5 kB/s, and nothing for 20 s in a tunnel. Players resume films that were cut.
  slowClientWindow: 60_000,
  slowClientBytes: 30_000,
};
