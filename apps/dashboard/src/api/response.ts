import { defaultLanguage } from '@agency/content/languages';
import { type EndpointName, type ErrorBody, endpoints } from '@agency/contracts';
import { APIError } from 'payload';
import { translateError } from '../platform/language/errors.ts';
import type { Texts } from '../platform/language/texts.ts';

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

/** Chooses an error message. */
export type ChooseError = (texts: Texts['errors']) => string;

/** An error in the language of the request, of the field that is wrong if there is one. */
export function createApiError(
  req: { i18n: { language: string } },
  status: number,
  choose: ChooseError,
  field?: string,
): ApiError {
  const message = translateError(req, choose);
  return new ApiError(status, message, field === undefined ? undefined : { [field]: message });
}

/** The 404 of a public read, with the message of the contract. */
export function createNotFound(name: EndpointName): ApiError {
  const endpoint = endpoints[name];
  return new ApiError(404, 'notFoundMessage' in endpoint ? endpoint.notFoundMessage : '');
}

/** A JSON response that is never cached, because unpublished content must disappear at once. */
export function jsonResponse(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
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
