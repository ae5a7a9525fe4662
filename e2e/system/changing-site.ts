import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The website at a URL of its own, where a new release can appear and the network can fail. */
export interface ChangingSite {
  url: string;
  /** From now on serves the service worker of a release with this name, with more code before it. */
  release(name: string, before?: string): void;
  /** Whether connections are cut without a response. */
  setDown(down: boolean): void;
  close(): void;
}

/** A proxy in front of a website; it changes only the service worker. */
export async function startChangingSite(origin: string): Promise<ChangingSite> {
  const { hostname, port } = new URL(origin);
  let release = '';
  let before = '';
  let isDown = false;
  const server = createServer((incoming, outgoing) => {
    if (isDown) return incoming.socket.destroy();
    const { method, url: path, headers } = incoming;
    const isWorker = path === '/service-worker.js';
    const onward = request({
      ...{ hostname, port, method, path },
      headers: isWorker ? { host: headers.host } : headers,
    });
    onward.on('response', async (response) => {
      if (!isWorker) {
        outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
        return void response.pipe(outgoing);
      }
      const code = await text(response);
      const names = code.replace(/("(?:pages|assets|pictures)-)\w+"/g, `$1${release}"`);
      const kind = response.headers['content-type'] ?? '';
      outgoing.writeHead(200, { 'Content-Type': kind, 'Cache-Control': 'no-cache' });
      outgoing.end(before + names);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(name, code = '') {
      release = name;
      before = code;
    },
    setDown(down) {
      isDown = down;
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
