import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestTarget } from '@agency/server/request-target';
import { sendText } from '@agency/server/static-text';
import type { Payload } from 'payload';
import { createContentRevision } from '../src/api/content-revision.ts';
import { handleApiRequest, toCanonicalUrl, toErrorResponse } from '../src/api/handle-api.ts';
import {
  type CachedResponse,
  createResponseCache,
  toCachedResponse,
} from '../src/api/response-cache.ts';
import { openDatabaseRevision } from '../src/platform/database-revision.ts';
import { respondWithFilm } from './respond-with-film.ts';

/** Serves the public API from memory until the content in the database changes (docs/dashboard.md). */
export interface PublicReads {
  /** Responds to a request for public content or a film. Returns whether it did. */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    target: Pick<RequestTarget, 'rawPath' | 'query'>,
  ): Promise<boolean>;
  close(): void;
}

export function createPublicReads(payload: Payload): PublicReads {
  const database = openDatabaseRevision(payload);
  const responses = createResponseCache({
    revision: createContentRevision({ payload, database }),
    render: (address) => handleApiRequest(new Request(`http://localhost${address}`), payload),
  });
  return {
    async respond(request, response, { rawPath, query }) {
      if (!['GET', 'HEAD'].includes(request.method ?? '')) return false;
      const findResponse = async () => {
        if (await respondWithFilm(request, response, { path: rawPath, payload })) return 'answered';
        const address = toCanonicalUrl(rawPath, query);
        return address && responses.get(address);
      };
      const found = await findResponse().catch((error: unknown) =>
        toCachedResponse(toErrorResponse(error, payload)),
      );
      if (!found) return false;
      if (found !== 'answered') await send(request, response, found);
      return true;
    },
    close: database.close,
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: CachedResponse,
): Promise<void> {
  const {
    'content-type': type = '',
    'cache-control': cacheControl = '',
    ...others
  } = Object.fromEntries(headers);
  for (const [name, value] of Object.entries(others)) response.setHeader(name, value);
  await sendText(request, response, { text, type, cacheControl }, { status });
}
