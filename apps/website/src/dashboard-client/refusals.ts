import { UnusableAnswerError } from './fetch-json.ts';

/** Statuses of a host that does not understand what it is asked for. */
export const QUESTION_REFUSED = new Set([400, 405, 414, 422, 501]);

/** Statuses of a host that knows the call but does not answer it now. */
const NOT_NOW = new Set([401, 403, 408, 425, 429]);

/** The dashboard refused, in the contract's words. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Whether a host said that it knows no such call: in words of its own, with a page, or with the way to one. Any 4xx of a host of
 * somebody else says so; our own dashboard may be too busy to answer one.
 */
export function isUnknownCall(error: unknown, isOurs: boolean): boolean {
  const { status = 500 } =
    error instanceof RefusedError || error instanceof UnusableAnswerError ? error : {};
  return status < 500 && !(isOurs && NOT_NOW.has(status));
}
