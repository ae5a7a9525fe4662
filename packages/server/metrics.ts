import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import type { Logger } from './logger.ts';
import { sendError } from './plain-response.ts';
import { requestFinished } from './request-finished.ts';
import { createSecuredResponse, toHeadersFor } from './security-headers.ts';

export type MetricsRegistry = Registry<OpenMetricsContentType>;

/** Buckets from a cached page to an upload over a slow connection. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Methods that are counted separately. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Maps a path to a pattern of a fixed list: a label must never contain text of a visitor. */
export type ToRoute = (path: string, status: number | undefined) => string;

/** Creates the metrics of both processes (docs/observability.md). They are collected until `stop` is called. */
export function createMetrics({ toRoute, dataDir }: { toRoute: ToRoute; dataDir: string }) {
  const registry: MetricsRegistry = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response, by route; status is "cut" if it was aborted',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free bytes on the disk of DATA_DIR',
    registers,
    async collect() {
      const free = await readFreeSpace(dataDir);
      if (free !== undefined) this.set(free);
    },
  });
  const stop = requestFinished.subscribe(({ method, path, status, isComplete, seconds }) => {
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: toRoute(path, status),
      status: isComplete && status !== undefined ? String(status) : 'cut',
    };
    requests.observe(labels, seconds);
  });
  return { registry, stop };
}

/** Free bytes on the disk of a folder; undefined if the system does not report them. */
export async function readFreeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Serves `/metrics` on a port of its own, which visitors cannot reach. If the port is taken, it only logs that. */
export async function serveMetrics(
  registry: MetricsRegistry,
  { port, host, logger }: { port: number; host: string; logger: Logger },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(
    {
      ServerResponse: createSecuredResponse(toHeadersFor("default-src 'none'")),
      headersTimeout: 10_000,
      requestTimeout: 10_000,
    },
    async (request, response) => {
      if (request.url?.split('?', 1)[0] !== '/metrics') return sendError(response, 404);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendError(response, 405);
      }
      try {
        const text = await registry.metrics();
        response.writeHead(200, {
          'Content-Type': registry.contentType,
          'Content-Length': Buffer.byteLength(text),
          'Cache-Control': 'no-store',
        });
        response.end(request.method === 'HEAD' ? undefined : text);
      } catch (error) {
        logger.error({ error }, 'the metrics could not be collected');
        sendError(response, 500);
      }
    },
  );
  server.maxConnections = 20;
  const listening = await new Promise<number>((resolve) => {
    server.once('error', (error) => {
      logger.error({ error, port }, 'the port of the metrics cannot be used');
      resolve(0);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  if (listening > 0) logger.info({ port: listening, host }, 'serving metrics');
  return {
    port: listening,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
