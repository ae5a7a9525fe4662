import { defaultLanguage } from '@agency/content/languages';
import type { ErrorBody } from '@agency/contracts';
import { APIError } from 'payload';

/** An error with a status; the message is for the client. Thrown in a hook, Payload responds with it. */
export class ApiError extends APIError {
  override name = 'ApiError';
  /** Errors by field. */
  readonly fields: Record<string, string> | undefined;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    fields?: Record<string, string>,
    retryAfter?: number,
  ) {
    const errors = Object.entries(fields ?? {}).map(([path, text]) => ({ path, message: text }));
    super(message, status, fields ? { errors } : null, true);
    this.fields = fields;
    this.retryAfter = retryAfter;
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
