import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { requestFinished } from './request-finished.ts';
import { listSeries } from './testing/list-series.ts';
import { expectSecured, open } from './testing/open-http-server.ts';
import { findFormatProblem, hasPromtool, readSamples } from './testing/open-metrics.ts';
import { getRaw } from './testing/raw-socket.ts';

const logger = createLogger('test', 'silent');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function start() {
  const metrics = createMetrics({
    dataDir: tmpdir(),
    toRoute: (path) => (path === '/' ? '/' : 'other'),
  });
  closing.push(metrics.stop);
  return metrics.registry;
}

async function serve(registry = start()) {
  const served = await serveMetrics(registry, { port: 0, host: '127.0.0.1', logger });
  closing.push(served.close);
  return served.port;
}

const COUNT = 'http_request_duration_seconds_count';

it('counts all responses by route', async () => {
  const registry = start();
  const { port } = await open();
  await getRaw(port, '/');
  await getRaw(port, '/');
  await getRaw(port, '/nour@example.com?q=secret');
  await expect
    .poll(async () =>
      readSamples(await registry.metrics()).get(
        `${COUNT}{method="GET",route="other",status="200"}`,
      ),
    )
    .toBe(1);
  const text = await registry.metrics();
  expect(readSamples(text).get(`${COUNT}{method="GET",route="/",status="200"}`)).toBe(2);
  expect(text).not.toMatch(/nour|secret/);
});

it('has a limited number of labels for any requests', async () => {
  const registry = start();
  const tell = (method: string, path: string) =>
    requestFinished.emit({ method, path, status: 404, isComplete: true, seconds: 0.1 });
  // Not all samples: a garbage collection or an open handle adds some of the process.
  const listCounts = async () =>
    [...readSamples(await registry.metrics()).keys()].filter((key) => key.startsWith(COUNT));
  for (let number = 0; number < 1000; number += 1) tell(`M${number}`, `/invented-${number}`);
  expect(await listCounts()).toEqual([`${COUNT}{method="other",route="other",status="404"}`]);
});

it('reports a response that was cut off', async () => {
  const registry = start();
  requestFinished.emit({ method: 'GET', path: '/', status: 200, isComplete: false, seconds: 1 });
  const samples = readSamples(await registry.metrics());
  expect(samples.get(`${COUNT}{method="GET",route="/",status="cut"}`)).toBe(1);
});

it('reports memory, the event loop and the disk', async () => {
  const registry = start();
  const samples = readSamples(await registry.metrics());
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(samples.get('disk_free_bytes')).toBeGreaterThan(0);
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

it('describes each series that it writes', async () => {
  const registry = start();
  requestFinished.emit({ method: 'GET', path: '/', status: 200, isComplete: true, seconds: 0.1 });
  const series = new Set(listSeries(registry));
  const written = [...readSamples(await registry.metrics()).keys()];
  expect(written.filter((key) => !series.has(key.replace(/\{.*/, '')))).toEqual([]);
});

it.skipIf(!hasPromtool)('writes valid Prometheus text', async () => {
  const registry = start();
  requestFinished.emit({ method: 'GET', path: '/', status: 200, isComplete: true, seconds: 0.1 });
  expect(findFormatProblem(await registry.metrics())).toBeUndefined();
  expect(findFormatProblem('a b c')).toBeDefined();
});

it('serves GET /metrics with every security header, and nothing else', async () => {
  const port = await serve();
  const response = await getRaw(port, '/metrics');
  expect(response.status).toBe(200);
  expectSecured(response);
  expect(response.headers).toMatchObject({
    'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect((await getRaw(port, '/')).status).toBe(404);
  const posted = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' });
  expect(posted.status).toBe(405);
});

it('a port that is taken disables the metrics, not the process', async () => {
  const port = await serve();
  const second = await serveMetrics(start(), { port, host: '127.0.0.1', logger });
  expect(second.port).toBe(0);
  await second.close();
});

it('counts nothing after it is stopped', async () => {
  const metrics = createMetrics({ dataDir: tmpdir(), toRoute: () => 'any' });
  metrics.stop();
  requestFinished.emit({ method: 'GET', path: '/', status: 200, isComplete: true, seconds: 0.1 });
  expect(await metrics.registry.metrics()).not.toContain('route="any"');
});
