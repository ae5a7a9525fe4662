import { defaultLanguage } from '@agency/content/languages';
import type { ErrorBody } from '@agency/contracts';

/** An error with a status; the message is for the client. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** Errors by field. */
  readonly fields?: Record<string, string>;

  /** Value of `Retry-After`, in seconds. */
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

/** A JSON response that is never cached, because unpublished content must disappear at once. */
export function jsonResponse(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}

/** An error response by the contract. */
export function errorResponse(
  status: number,
  message: string,
  headers: HeadersInit = {},
): Response {
  return jsonResponse({ message } satisfies ErrorBody, status, headers);
}

/** The language of a record; the default one is omitted, for compatibility. */
export const toWireLanguage = (language: string) =>
  language === defaultLanguage.tag ? {} : { language };
