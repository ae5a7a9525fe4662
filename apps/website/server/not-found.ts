import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@agency/server/front-door';
import { decideKind, type MissingPaths } from './missing-paths.ts';
import type { OldAddresses } from './old-addresses.ts';
import { isOpenedByPeople } from './opened-by-people.ts';
import type { Pages } from './pages.ts';
import { redirect } from './plain-answers.ts';
import type { RenderedAnswer } from './render.ts';
import { sendRendered } from './send-page.ts';

interface NotFoundOptions {
  addresses: OldAddresses;
  missing?: Pick<MissingPaths, 'note'> | undefined;
  pages?: Pick<Pages, 'getNotFound'> | undefined;
  /** Sends the page of the build. */
  sendBuilt(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** Answers where there is no page: leads on from an old address, else counts it and helps further. */
export function createNotFound({ addresses, missing, pages, sendBuilt }: NotFoundOptions) {
  /** @param answer what the route itself says of it, if it has a page for that */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, clientAddress }: Pick<RequestContext, 'path' | 'query' | 'clientAddress'>,
    answer?: RenderedAnswer,
  ): Promise<void> => {
    if (request.method === 'POST') return sendBuilt(request, response);
    const target = await addresses.find(path, query);
    if (target) return redirect(response, target);
    missing?.note(request, path);
    if (answer) return sendRendered(request, response, answer);
    // Programs get what costs nothing.
    const isHelped = isOpenedByPeople(request) && decideKind(path) !== 'probe';
    const page = isHelped ? await pages?.getNotFound(path, clientAddress) : undefined;
    return page ? sendRendered(request, response, page) : sendBuilt(request, response);
  };
}
