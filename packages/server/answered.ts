import { createObservable } from './observable.ts';

/** An exchange with a client that is over. */
export interface Answered {
  method: string;
  /** Decoded path, without query; empty where it could not be read. It may hold whatever a client wrote. */
  path: string;
  /** Nothing when the connection broke before an answer. */
  status: number | undefined;
  /** Whether the whole answer went out. */
  isWhole: boolean;
  /** From the headers of the request to the end of the answer. */
  seconds: number;
}

/** Told of every answer of a front door. */
export const answered = createObservable<Answered>('answered');
