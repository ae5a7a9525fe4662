import { connect, type Socket } from 'node:net';

/** A connection that can be read as slowly as a test wants. */
export interface SlowClient {
  socket: Socket;
  /** Resolves when either side has ended the connection. */
  ended: Promise<void>;
  /** The first bytes that it receives, as text; empty when the connection ends without any. */
  first(): Promise<string>;
}

/**
 * Connects from one of the loopback IP addresses, each of which counts as a client, and sends bytes unchanged.
 * Nothing is read until `first` is called or the socket is resumed.
 */
export function openSlowClient(
  port: number,
  bytes: string,
  localAddress = '127.0.0.1',
): Promise<SlowClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => socket.destroy());
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const client: SlowClient = {
    socket,
    ended,
    first: () =>
      new Promise((resolve) => {
        socket.once('readable', () => resolve(String(socket.read() ?? '')));
        void ended.then(() => resolve(''));
      }),
  };
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.write(bytes);
      resolve(client);
    });
    void ended.then(() => resolve(client));
  });
}

/** A GET of `/` with keep-alive. */
export const plainGet = (headers = '') => `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
