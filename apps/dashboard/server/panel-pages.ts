import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptPendingConnections } from '@agency/server/accept-pending-connections';
import { createSemaphore } from '@agency/server/semaphore';

// A page of the panel takes the processor for a while: whoever asks for a hundred at once must not hold up everybody.
const PAGES_OF_CLIENT = 4;
/** As many as all browsers of an office open at once. */
const PAGES_IN_LINE = 40;

/** Whether a page of the panel is asked for, or a part of one. */
export const isPanelPage = ({ method }: IncomingMessage, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && (path === '/admin' || path.startsWith('/admin/'));

/**
 * Has pages of the panel made, a few of each client at once.
 * @returns serves one, and says whether there was room for it
 */
export function createPanelPages(
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const pages = createSemaphore({ permitsOfClient: PAGES_OF_CLIENT, queueOfClient: PAGES_IN_LINE });
  return async (request: IncomingMessage, response: ServerResponse, client: string) => {
    const release = await pages.acquire({ client });
    if (!release) return false;
    try {
      await acceptPendingConnections();
      // Whoever left while others had their turn needs none.
      if (!request.socket.destroyed) await next(request, response);
      return true;
    } finally {
      release();
    }
  };
}
