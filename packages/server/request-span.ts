import type { IncomingMessage, ServerResponse } from 'node:http';
import { inSpan } from './spans.ts';

interface RequestSpan {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  requestId: string;
  /** Whether the `traceparent` of the client is used. */
  isTrusted: boolean;
  /** Resolves when the response is sent or the connection is closed. */
  closed: Promise<void>;
}

/** Handles a request in a span that ends with the response (docs/observability.md). */
export function inRequestSpan(
  { request, response, path, requestId, isTrusted, closed }: RequestSpan,
  handle: () => Promise<void>,
): Promise<void> {
  const { method = '', headers } = request;
  const { traceparent } = headers;
  return inSpan(
    () => ({
      name: method,
      kind: 'server',
      path,
      attributes: { 'http.request.method': method, 'agency.request_id': requestId },
      ...(isTrusted && typeof traceparent === 'string' && { parent: traceparent }),
    }),
    async (span) => {
      await handle();
      if (!span) return;
      await closed;
      if (response.headersSent) span.attributes['http.response.status_code'] = response.statusCode;
      if (!response.writableFinished) span.attributes['error.type'] = 'cut';
    },
  );
}
