import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Sources } from './dev-site.ts';

// How Astro's own server adapters hand a page its `locals`.
const localsKey = Symbol.for('astro.locals');

/** Astro's development server without a door of its own. */
export interface SourceServer {
  sources: Sources;
  /** Starts it; changes of files are told to browsers over `server`. */
  start(server: Server): Promise<void>;
  stop(): Promise<void>;
}

/** What `npm run dev` shows: the sources as they are now, behind the same front door as the build. */
export function createSourceServer(): SourceServer {
  let astro: Awaited<ReturnType<typeof import('astro').dev>> | undefined;
  let port = 0;
  return {
    sources: {
      answer(request, response, locals) {
        Reflect.set(request, localsKey, locals);
        astro?.handle(request, response);
      },
      async isPage(path) {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
        await answer.body?.cancel();
        // A page fails without the `locals` it needs, but it is one.
        return answer.status === 200 || answer.status === 500;
      },
    },
    async start(server) {
      process.env.ASTRO_TELEMETRY_DISABLED = '1';
      process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';
      const { dev } = await import('astro');
      port = await getFreePort();
      astro = await dev({
        root: join(import.meta.dirname, '..'),
        logLevel: 'warn',
        // It insists on listening; only we are told where. Which hosts are answered is the front door's matter.
        server: { host: '127.0.0.1', port, allowedHosts: true },
        vite: { server: { ws: { server } } },
      });
    },
    stop: async () => astro?.stop(),
  };
}

function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
