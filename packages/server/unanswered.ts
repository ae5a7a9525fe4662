import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Requests of each connection whose answer is not out yet. */
export interface Unanswered {
  /** Remembers a request until its answer is out or its connection gone; resolves then. */
  remember(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether a connection waits for no answer, as before its first request. */
  isIdle(socket: Duplex): boolean;
  /** Resolves when no whole request waits: whatever is written to the connection before is read as its answer. */
  whenWholeAnswered(socket: Duplex): Promise<void>;
}

interface Pending {
  request: IncomingMessage;
  /** Resolves when nothing more will be sent. */
  closed: Promise<void>;
  /** Says so. */
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
      const pending = { request, closed, close };
      const set = toSet(request).add(pending);
      response.once('close', close);
      await closed;
      set.delete(pending);
    },
    isIdle: (socket) => (bySocket.get(socket)?.size ?? 0) === 0,
    async whenWholeAnswered(socket) {
      const whole = [...(bySocket.get(socket) ?? [])].filter(({ request }) => request.complete);
      await Promise.all(whole.map(({ closed }) => closed));
    },
  };
}
