import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createItemsByClient } from './items-by-client.ts';

/** Limits of connections. Times in milliseconds. */
export interface ConnectionLimits {
  /** All connections. One more replaces an idle one of the client with the most. */
  connections: number;
  /** Connections of one client that comes without a proxy. One more replaces an idle one. */
  connectionsOfClient: number;
  /** Interval in which the pace of a client is measured. */
  slowClientWindow: number;
  /** Bytes that a client has to read in that time, pauses included. Slower clients are disconnected. */
  slowClientBytes: number;
}

/** Stands for the clients of all trusted proxies. */
const PROXY = 'proxy';

/** Counts connections by client. At a limit it closes the longest idle connection, or else the new one. */
export function limitConnections(
  server: Server,
  {
    limits,
    toClient,
    isIdle,
  }: {
    limits: ConnectionLimits;
    /** Returns undefined for a trusted proxy. */
    toClient: (socket: Socket) => string | undefined;
    isIdle: (socket: Socket) => boolean;
  },
): void {
  const sockets = createItemsByClient<Socket>();
  server.on('request', ({ socket }, response) => {
    response.once('finish', () => sockets.touch(socket));
  });
  server.on('connection', (socket: Socket) => {
    const client = toClient(socket);
    const mayOpen = client === undefined || sockets.count(client) < limits.connectionsOfClient;
    if (!mayOpen || sockets.count() >= limits.connections) {
      const idle = sockets.findOldest(isIdle, mayOpen ? undefined : client);
      if (!idle) {
        socket.destroy();
        return;
      }
      sockets.delete(idle);
      idle.destroy();
    }
    sockets.add(socket, client ?? PROXY);
    socket.once('close', () => sockets.delete(socket));
  });
}

/**
 * Closes connections whose client reads its response too slowly. Only bytes that the system accepted count, so responses
 * have to be written in small chunks.
 */
export function closeSlowClients(
  server: Server,
  { slowClientWindow, slowClientBytes }: ConnectionLimits,
  onClose: () => void,
): void {
  /** Last measurement of each connection; undefined while no bytes wait for the client. */
  const sockets = new Map<Socket, { at: number; bytes: number } | undefined>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, last] of sockets) {
        const bytes = socket.bytesWritten - socket.writableLength;
        if (socket.writableLength === 0) sockets.set(socket, undefined);
        else if (!last) sockets.set(socket, { at: now, bytes });
        else if (now - last.at >= slowClientWindow) {
          sockets.set(socket, { at: now, bytes });
          if (bytes - last.bytes >= slowClientBytes) continue;
          onClose();
          socket.destroy();
        }
      }
    },
    Math.ceil(slowClientWindow / 10),
  );
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
