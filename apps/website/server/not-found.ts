import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@agency/server/http-server';
import { sendRedirect } from '@agency/server/plain-response';
import { isDocumentNavigation, isScannerPath } from './document-navigation.ts';
import type { Features } from './features/open-features.ts';
import type { Pages } from './pages.ts';
import type { RenderedResponse } from './render.ts';
import { sendRendered } from './send-page.ts';

interface NotFoundOptions {
  features: Pick<Features, 'findRedirect' | 'onNotFound'>;
  pages: Pick<Pages, 'getNotFound'>;
  /** Sends the 404 page of the build. */
  sendPrerendered(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** Redirects a path without a page, or sends a 404 page with suggestions. */
export function createNotFound({ features, pages, sendPrerendered }: NotFoundOptions) {
  /** @param rendered the 404 page of the route, if it has one */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, clientAddress }: Pick<RequestContext, 'path' | 'query' | 'clientAddress'>,
    rendered?: RenderedResponse,
  ): Promise<void> => {
    if (request.method === 'POST') return sendPrerendered(request, response);
    const target = await features.findRedirect(path, query);
    if (target) return sendRedirect(response, target);
    features.onNotFound(request, path);
    if (rendered) return sendRendered(request, response, rendered);
    // Bots get the prerendered page, which costs no rendering.
    const isVisitor = isDocumentNavigation(request) && !isScannerPath(path);
    const page = isVisitor ? await pages.getNotFound(path, clientAddress) : undefined;
    return page ? sendRendered(request, response, page) : sendPrerendered(request, response);
  };
}
