import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptPendingConnections } from '@agency/server/accept-pending-connections';
import { createSemaphore } from '@agency/server/semaphore';

// Concurrent panel pages of one client, because each takes CPU time.
const PAGES_OF_CLIENT = 4;
/** Queue of one client: an office may share an IP address. */
const PAGES_IN_LINE = 40;

/** Whether the request is for a panel page or its data. */
export const isPanelPage = ({ method }: IncomingMessage, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && (path === '/admin' || path.startsWith('/admin/'));

/**
 * Limits concurrent panel pages of a client.
 * @returns a handler that returns false if the queue is full
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
      // Not for clients that have disconnected.
      if (!request.socket.destroyed) await next(request, response);
      return true;
    } finally {
      release();
    }
  };
}
