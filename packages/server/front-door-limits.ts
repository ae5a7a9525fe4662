import type { ConnectionLimits } from './connections.ts';

/** Sizes, counts and times. Times in milliseconds. */
export interface FrontDoorLimits extends ConnectionLimits {
  /** Request line and headers, in bytes. More is 431. */
  headerBytes: number;
  /** Number of headers. More is 431. */
  headerCount: number;
  /** Until the headers are in. Later is 408. */
  headersTimeout: number;
  /** Until the whole request is in. Later is 408. */
  requestTimeout: number;
  /** How long an idle connection is kept; longer than the usual 60 s of a proxy, so that the proxy ends it first. */
  keepAliveTimeout: number;
  /** How long a connection may stand still in the middle of an exchange. */
  idleTimeout: number;
  /** Requests at once, from their headers until their answer is sent. More is 503. */
  concurrentRequests: number;
  /** Of these, those of one client. Those of health checks are counted apart. */
  concurrentRequestsOfClient: number;
  /** Largest body that is small, in bytes. Longer ones, and those that do not say their length, are long. */
  smallBody: number;
  /** Until a small body is in. Later is 408. */
  smallBodyTimeout: number;
  /** Small bodies that are still coming in. For one more the longest of them is given up, of the client with the most. */
  smallBodies: number;
  /** Of these, those of one client. */
  smallBodiesOfClient: number;
  /** The same for long bodies, so that uploads and short forms take no place of each other. */
  longBodies: number;
  longBodiesOfClient: number;
}

/** Limits of a process that says nothing else. */
export const defaultLimits: FrontDoorLimits = {
  headerBytes: 16_384,
  headerCount: 100,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 60_000,
  concurrentRequests: 1000,
  // A browser asks for a hundred things at once where a proxy in front speaks HTTP/2.
  concurrentRequestsOfClient: 128,
  smallBody: 65_536,
  // A phone on 2G sends 2.5 kB a second.
  smallBodyTimeout: 30_000,
  // One that is in holds no place: fifty people behind one address may press at the same moment.
  smallBodies: 240,
  smallBodiesOfClient: 8,
  // A body waits in the socket until it is read.
  longBodies: 240,
  longBodiesOfClient: 64,
  connections: 2000,
  connectionsOfClient: 256,
  // A phone on 2G takes 2.5 kB/s, and nothing at all for 20 s in a tunnel. Films go on from where they were cut.
  readerWindow: 60_000,
  readerBytes: 30_000,
};
