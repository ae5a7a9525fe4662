import { connect, createServer, type Socket } from 'node:net';

/** The website behind a proxy that can be disconnected, which works as "offline" in any engine. */
export interface DisconnectableProxy {
  url: string;
  /** Ends every connection and accepts no new ones. */
  disconnect(): Promise<void>;
}

/** Starts such a proxy for a local URL. */
export async function openDisconnectableProxy(website: string): Promise<DisconnectableProxy> {
  const { hostname, port } = new URL(website);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        site.destroy();
      });
    }
    visitor.pipe(site).pipe(visitor);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async disconnect() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
