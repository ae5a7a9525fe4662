import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a program and a server, and loses what they say to each other when it is told to. */
export interface SlowProxy {
  port: number;
  /** From now on nothing gets through in either direction, and nothing is refused. */
  stall(): void;
  /** New connections get through again. Those of before stay lost, as after a change of a network. */
  flow(): void;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
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
