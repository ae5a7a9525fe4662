import type { ErrorBody } from '@agency/contracts';

/** A refusal with its status; the message is for the caller. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Field → problem, when fields are at fault. */
  readonly fields?: Record<string, string>;

  /** Seconds after which it may pass. */
  readonly retryAfter?: number;

  constructor(
    status: number,
    message: string,
    fields?: Record<string, string>,
    retryAfter?: number,
  ) {
    super(message);
    this.status = status;
    if (fields) this.fields = fields;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** A JSON answer that nobody in front of us keeps: an unpublished blog must be gone at the next call. */
export function jsonResponse(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}

/** An error in the contract's shape. */
export function errorResponse(
  status: number,
  message: string,
  headers: HeadersInit = {},
): Response {
  return jsonResponse({ message } satisfies ErrorBody, status, headers);
}
