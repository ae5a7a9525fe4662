import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface Pending {
  request: IncomingMessage;
  closed: Promise<void>;
  close: () => void;
}

/** Tracks the requests of each connection whose response is not sent yet. */
export function createInFlightRequests() {
  const bySocket = new WeakMap<Duplex, Set<Pending>>();

  // A pipelined response that waits behind another one emits no event if its connection closes.
  function getPending({ socket }: IncomingMessage): Set<Pending> {
    const known = bySocket.get(socket);
    if (known) return known;
    const created = new Set<Pending>();
    socket.once('close', () => {
      for (const { close } of created) close();
    });
    bySocket.set(socket, created);
    return created;
  }

  return {
    /** Resolves when the response is sent or the connection is closed. */
    async add(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      const one = { request, closed, close };
      const pending = getPending(request).add(one);
      response.once('close', close);
      await closed;
      pending.delete(one);
    },
    isIdle: (socket: Duplex): boolean => (bySocket.get(socket)?.size ?? 0) === 0,
    /** Resolves when all complete requests of a connection have their response. */
    async waitForComplete(socket: Duplex): Promise<void> {
      const pending = [...(bySocket.get(socket) ?? [])];
      const complete = pending.filter(({ request }) => request.complete);
      await Promise.all(complete.map(({ closed }) => closed));
    },
  };
}
