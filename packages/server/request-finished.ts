import { createObservable } from './observable.ts';

/** A request whose response was sent or whose connection broke. */
export interface FinishedRequest {
  method: string;
  /** Decoded path without query, as any client may write it; empty if it is invalid. */
  path: string;
  /** Undefined if the connection broke before a response. */
  status: number | undefined;
  /** Whether the whole response was sent. */
  isComplete: boolean;
  /** From the headers of the request to the end of the response. */
  seconds: number;
}

/** Emits an event for each request of an HTTP server. The name is a channel of `node:diagnostics_channel`. */
export const requestFinished = createObservable<FinishedRequest>('request-finished');
