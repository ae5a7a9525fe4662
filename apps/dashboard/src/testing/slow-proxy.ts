import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can drop all traffic. */
export interface SlowProxy {
  port: number;
  /** Drops traffic in both directions without closing connections. */
  stall(): void;
  /** Accepts new connections again. Old ones stay dead. */
  flow(): void;
  close(): Promise<void>;
}

/** Starts the proxy on a free port. */
export async function startSlowProxy(targetPort: number): Promise<SlowProxy> {
  let isStalled = false;
  const open = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('data', (data) => {
      if (!lost.has(from)) to.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const lost = new WeakSet<Socket>();
  const server = createServer((client) => {
    const behind = connect(targetPort, '127.0.0.1');
    for (const socket of [client, behind]) if (isStalled) lost.add(socket);
    pass(client, behind);
    pass(behind, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stall() {
      isStalled = true;
      for (const socket of open) lost.add(socket);
    },
    flow() {
      isStalled = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
