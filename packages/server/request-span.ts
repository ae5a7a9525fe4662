import type { IncomingMessage, ServerResponse } from 'node:http';
import { inSpan } from './spans.ts';

interface SpannedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  requestId: string;
  /** Whether the client may say which trace it goes on with. */
  isBelieved: boolean;
  /** Resolves when nothing more will be sent. */
  closed: Promise<void>;
}

/** Handles a request within a span, which ends with the response (docs/observability.md). Almost free without tracing. */
export function inRequestSpan(
  { request, response, path, requestId, isBelieved, closed }: SpannedRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const { method = '', headers } = request;
  const { traceparent } = headers;
  return inSpan(
    () => ({
      ...{ name: method, kind: 'server', path },
      attributes: { 'http.request.method': method, 'agency.request_id': requestId },
      ...(isBelieved && typeof traceparent === 'string' && { parent: traceparent }),
    }),
    async (span) => {
      await answer();
      if (!span) return;
      await closed;
      if (response.headersSent) span.attributes['http.response.status_code'] = response.statusCode;
      if (!response.writableFinished) span.attributes['error.type'] = 'cut';
    },
  );
}
