import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests of each connection whose answer is not out yet. */
export interface Unanswered {
  /** Remembers a request until its answer is out or its connection gone; resolves then. */
  remember(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether a connection has had all its answers; not so before its first request. */
  isIdle(socket: Duplex): boolean;
  /** Whether a whole request waits: whatever is written to the connection would be read as its answer. */
  hasWhole(socket: Duplex): boolean;
}

interface Pending {
  request: IncomingMessage;
  /** Says that nothing more will be sent. */
  close: () => void;
}

/** Counts what each connection of a server still waits for. */
export function createUnanswered(): Unanswered {
  const bySocket = new WeakMap<Duplex, Set<Pending>>();

  // Node tells an answer that waits in line behind another one nothing of a connection that ends.
  function toSet({ socket }: IncomingMessage): Set<Pending> {
    const known = bySocket.get(socket);
    if (known) return known;
    const made = new Set<Pending>();
    socket.once('close', () => {
      for (const one of made) one.close();
    });
    bySocket.set(socket, made);
    return made;
  }

  return {
    async remember(request, response) {
      const { promise: closed, resolve: close } = Promise.withResolvers<void>();
      const pending = { request, close };
      const set = toSet(request).add(pending);
      response.once('close', close);
      await closed;
      set.delete(pending);
    },
    isIdle: (socket) => bySocket.get(socket)?.size === 0,
    hasWhole: (socket) => [...(bySocket.get(socket) ?? [])].some(({ request }) => request.complete),
  };
}
