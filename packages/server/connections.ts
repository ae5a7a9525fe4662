import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createShares } from './shares.ts';

/** How many connections are kept, and how slowly one may be read. Times in milliseconds. */
export interface ConnectionLimits {
  /** Connections in all. One more takes the place of an idle one, of the client with the most. */
  connections: number;
  /** Of these, those of one client that comes without a proxy. Idle ones make room for new ones. */
  connectionsOfClient: number;
  /** How long a reader is watched before its pace is judged. */
  readerWindow: number;
  /** Bytes that a reader takes in that time at least, pauses included. Slower is cut. */
  readerBytes: number;
}

/** Whose the connections of a trusted proxy are, which brings everybody. */
const PROXY = 'proxy';

/**
 * Counts connections by client. At a limit the one that has been idle longest is closed for a new one: of the client
 * itself at its share, and at the limit of all that of the client with the most.
 * @returns every connection that is open, those included that have left HTTP
 */
export function limitConnections(
  server: Server,
  {
    limits,
    toClient,
    isIdle,
  }: {
    limits: ConnectionLimits;
    /** Whose connection it is; nothing for a proxy, which brings everybody. */
    toClient: (socket: Socket) => string | undefined;
    isIdle: (socket: Socket) => boolean;
  },
): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  const shares = createShares<Socket>();
  server.on('request', ({ socket }, response) => {
    response.once('finish', () => shares.touch(socket));
  });
  server.on('connection', (socket: Socket) => {
    const client = toClient(socket);
    const hasShare = client === undefined || shares.count(client) < limits.connectionsOfClient;
    const hasRoom = shares.count() < limits.connections;
    if (!hasShare || !hasRoom) {
      const idle = shares.findOldest(isIdle, hasShare ? undefined : client);
      if (!idle) {
        socket.destroy();
        return;
      }
      shares.delete(idle);
      idle.destroy();
    }
    open.add(socket);
    shares.add(socket, client ?? PROXY);
    socket.once('close', () => {
      open.delete(socket);
      shares.delete(socket);
    });
  });
  return open;
}

/**
 * Cuts connections whose reader stands still or drains its answer slower than the limits allow. What counts is what
 * the system has taken over, so answers have to be written in small pieces for their progress to be seen.
 * @param onCut told of each, for the log
 */
export function cutSlowReaders(
  server: Server,
  { readerWindow, readerBytes }: ConnectionLimits,
  onCut: () => void,
): void {
  const sockets = new Set<Socket>();
  const marks = new WeakMap<Socket, { since: number; taken: number }>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const socket of sockets) {
        // Nothing waits for the reader: whatever takes long is not its doing.
        if (socket.writableLength === 0) {
          marks.delete(socket);
          continue;
        }
        const taken = socket.bytesWritten - socket.writableLength;
        const mark = marks.get(socket);
        if (mark && now - mark.since < readerWindow) continue;
        if (mark && taken - mark.taken < readerBytes) {
          onCut();
          socket.destroy();
        } else marks.set(socket, { since: now, taken });
      }
    },
    Math.ceil(readerWindow / 10),
  );
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
