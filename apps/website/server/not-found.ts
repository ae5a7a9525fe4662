import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@agency/server/front-door';
import { isDocumentNavigation } from './document-navigation.ts';
import type { Features } from './features/open-features.ts';
import type { Pages } from './pages.ts';
import { redirect } from './plain-answers.ts';
import { isProbe } from './probes.ts';
import type { RenderedAnswer } from './render.ts';
import { sendRendered } from './send-page.ts';

interface NotFoundOptions {
  features: Pick<Features, 'findRedirect' | 'onNotFound'>;
  pages?: Pick<Pages, 'getNotFound'> | undefined;
  /** Sends the page of the build. */
  sendBuilt(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** Responds where there is no page: with a redirect, or else with a page that suggests others. */
export function createNotFound({ features, pages, sendBuilt }: NotFoundOptions) {
  /** @param answer what the route itself says of it, if it has a page for that */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, clientAddress }: Pick<RequestContext, 'path' | 'query' | 'clientAddress'>,
    answer?: RenderedAnswer,
  ): Promise<void> => {
    if (request.method === 'POST') return sendBuilt(request, response);
    const target = await features.findRedirect(path, query);
    if (target) return redirect(response, target);
    features.onNotFound(request, path);
    if (answer) return sendRendered(request, response, answer);
    // Bots get the page of the build, which costs no rendering.
    const isHelped = isDocumentNavigation(request) && !isProbe(path);
    const page = isHelped ? await pages?.getNotFound(path, clientAddress) : undefined;
    return page ? sendRendered(request, response, page) : sendBuilt(request, response);
  };
}
