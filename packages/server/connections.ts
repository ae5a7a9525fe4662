import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections are kept, and how slowly one may be read. Times in milliseconds. */
export interface ConnectionLimits {
  /** Connections in all. One more is closed at once. */
  connections: number;
  /** Of these, those of one client that comes without a proxy. Idle ones make room for new ones. */
  connectionsOfClient: number;
  /** How long a reader is watched before its pace is judged. */
  readerWindow: number;
  /** Bytes that a reader takes in that time at least, pauses included. Slower is cut. */
  readerBytes: number;
}

/** Counts connections by client and closes those that are too many, the idle ones first. */
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
): void {
  const byClient = new Map<string, Set<Socket>>();
  const shares = new WeakMap<Socket, Set<Socket>>();
  server.maxConnections = limits.connections;
  // Whoever was answered last stands last: the one that idles longest is found first.
  server.on('request', ({ socket }, response) => {
    response.once('finish', () => {
      const own = shares.get(socket);
      if (own?.delete(socket)) own.add(socket);
    });
  });
  server.on('connection', (socket: Socket) => {
    const client = toClient(socket);
    if (client === undefined) return;
    const own = byClient.get(client) ?? new Set();
    byClient.set(client, own);
    if (own.size >= limits.connectionsOfClient) {
      const idle = [...own].find(isIdle);
      if (!idle) {
        socket.destroy();
        return;
      }
      own.delete(idle);
      idle.destroy();
    }
    own.add(socket);
    shares.set(socket, own);
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0 && byClient.get(client) === own) byClient.delete(client);
    });
  });
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
