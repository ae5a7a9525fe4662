import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import {
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { answered } from './answered.ts';
import type { Logger } from './logger.ts';
import { refuse } from './plain-answer.ts';
import { createSecuredResponse, toHeadersFor } from './security-headers.ts';

/** The metrics of a process, in the OpenMetrics format (docs/observability.md). */
export type MetricsRegistry = Registry<OpenMetricsContentType>;

/** From a page of the cache to a resume over a slow line, in seconds. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Methods that are told apart; anybody can invent others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Which pattern of a fixed list an address has: a label must never hold what a visitor wrote. */
export type ToRoute = (path: string, status: number | undefined) => string;

interface CommonMetrics {
  /** Whose addresses are counted. */
  toRoute: ToRoute;
  /** The folder on whose disk there must be room. */
  dataDir: string;
}

/**
 * The metrics that both programs have: requests, memory, processor, the delay of the event loop, room on the disk.
 * @returns them and how to stop counting
 */
export function createMetrics({ toRoute, dataDir }: CommonMetrics): {
  registry: MetricsRegistry;
  stop(): void;
} {
  const registry: MetricsRegistry = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer, by route; status is "cut" where it broke off',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    registers,
    async collect() {
      const free = await readFreeSpace(dataDir);
      if (free !== undefined) this.set(free);
    },
  });
  const stop = answered.observe(({ method, path, status, isWhole, seconds }) => {
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: toRoute(path, status),
      status: isWhole && status !== undefined ? String(status) : 'cut',
    };
    requests.observe(labels, seconds);
  });
  return { registry, stop };
}

/** Bytes that may still be written on the disk of a folder; nothing where the system does not tell. */
export async function readFreeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** The names under which a registry's metrics are asked for, as in expressions of Prometheus. */
export function listSeries(registry: MetricsRegistry): string[] {
  return registry.getMetricsAsArray().flatMap((metric) => {
    const { name, type } = metric as unknown as { name: string; type: string };
    if (type === 'counter') return [`${name.replace(/_total$/, '')}_total`];
    if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`];
    return type === 'summary' ? [name, `${name}_sum`, `${name}_count`] : [name];
  });
}

/** How long whoever collects may keep a connection waiting, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Answers `GET /metrics` at an address of its own, which visitors cannot reach, until the returned function is called.
 * A port that cannot be had is said in the log: the program serves all the same.
 */
export async function serveMetrics(
  registry: MetricsRegistry,
  { port, host, logger }: { port: number; host: string; logger: Logger },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(
    {
      ServerResponse: createSecuredResponse(toHeadersFor("default-src 'none'")),
      headersTimeout: TIMEOUT,
      requestTimeout: TIMEOUT,
    },
    async (request, response) => {
      if (request.url?.split('?', 1)[0] !== '/metrics') return refuse(response, 404, '');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refuse(response, 405, 'GET, HEAD');
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
        refuse(response, 500, '');
      }
    },
  );
  server.maxConnections = 20;
  const listening = await new Promise<number>((resolve) => {
    server.once('error', (error) => {
      logger.error({ error, port }, 'the port of the metrics cannot be used, so there are none');
      resolve(0);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  if (listening > 0) logger.info({ port: listening, host }, 'metrics are served');
  return {
    port: listening,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
