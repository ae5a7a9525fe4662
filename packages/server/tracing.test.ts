import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { parseTrustedProxies } from './client-address.ts';
import { createLogger } from './logger.ts';
import { inSpan, startSpan } from './spans.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { open } from './testing/open-http-server.ts';
import { getRaw } from './testing/raw-socket.ts';
import { openTracing, tracingSettings } from './tracing-settings.ts';

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: Collector;
let lines: Record<string, unknown>[];
let stop: () => Promise<void>;
beforeEach(async () => {
  collector = await startCollector();
  lines = [];
  stop = async () => undefined;
});
afterEach(async () => {
  await stop();
  await collector.close();
  vi.unstubAllEnvs();
});

async function trace(environment: Record<string, string> = {}) {
  const settings = z.object(tracingSettings).parse({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...environment,
  });
  const logger = createLogger('test', 'info', {
    write: (line: string) => void lines.push(JSON.parse(line)),
  });
  const tracing = await openTracing(settings, {
    name: 'agency-test',
    toRoute: () => (path) => (path.startsWith('/blogs/') ? '/blogs/{slug}' : 'other'),
    logger,
  });
  if (tracing) stop = tracing.stop;
  return tracing;
}

it('is off unless a collector is set, or when it is disabled', async () => {
  expect(await trace({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).catch(() => 'refused')).toBe('refused');
  expect(await trace({ OTEL_SDK_DISABLED: 'TRUE' })).toBeUndefined();
  expect(startSpan({ name: 'a', kind: 'server', attributes: {} })).toBeUndefined();
  expect(
    await inSpan(
      () => expect.fail('nobody records'),
      async () => 'done',
    ),
  ).toBe('done');
});

it('has one trace for a request and its work, without any text of the visitor', async () => {
  await trace();
  const { port } = await open({
    handler: async (_request, response) => {
      await inSpan(
        () => ({ name: 'read blog', kind: 'client', attributes: { 'agency.result': 'answered' } }),
        async (span) => expect(span?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/),
      );
      response.writeHead(200).end('hello');
    },
  });
  const received = await getRaw(port, '/blogs/nour@example.com?email=nour@example.com');
  await stop();
  const [call, request] = collector.spans;
  expect(request).toMatchObject({
    service: 'agency-test',
    name: 'GET /blogs/{slug}',
    kind: 2,
    status: 0,
    parentId: '',
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/blogs/{slug}',
      'http.response.status_code': 200,
      'agency.request_id': received.headers['x-request-id'],
    },
  });
  expect(call).toMatchObject({ name: 'read blog', kind: 3, parentId: request?.spanId });
  expect(call?.traceId).toBe(request?.traceId);
  expect(Buffer.concat(collector.bodies).toString('latin1')).not.toMatch(/nour|127\.0\.0\.1/);
  expect(collector.headers[0]?.url).toBe('/v1/traces');
});

it('continues the trace of a trusted proxy only', async () => {
  await trace();
  const otherClient = await open();
  const trusting = await open({ trustedProxies: parseTrustedProxies('loopback') });
  for (const { port } of [otherClient, trusting]) {
    await fetch(`http://127.0.0.1:${port}/`, { headers: { traceparent: PARENT } });
  }
  await fetch(`http://127.0.0.1:${trusting.port}/`, { headers: { traceparent: 'x'.repeat(99) } });
  await stop();
  const [first, second, third] = collector.spans;
  expect(first?.traceId).not.toBe(PARENT.slice(3, 35));
  expect(second).toMatchObject({ traceId: PARENT.slice(3, 35), parentId: PARENT.slice(36, 52) });
  expect(third?.parentId).toBe('');
});

it('reports that a request failed or was cut off, without its reason and client', async () => {
  await trace();
  const { port } = await open({
    handler: () => {
      throw new Error('no place for nour@example.com');
    },
  });
  await getRaw(port, '/');
  const breaking = await open({
    handler: (_request, response) =>
      void response.writeHead(200).write('h', () => response.destroy()),
  });
  await fetch(`http://127.0.0.1:${breaking.port}/`)
    .then((received) => received.text())
    .catch(() => undefined);
  await stop();
  expect(collector.spans[0]).toMatchObject({
    status: 2,
    attributes: { 'http.response.status_code': 500 },
  });
  expect(collector.spans[1]?.attributes['error.type']).toBe('cut');
  expect(Buffer.concat(collector.bodies).toString('latin1')).not.toContain('nour');
});

it('leaves out health checks, and work that belongs to no request', async () => {
  await trace();
  const { port } = await open();
  await getRaw(port, '/healthz');
  await inSpan(
    () => ({ name: 'sweep', kind: 'internal', attributes: {} }),
    async () => undefined,
  );
  await stop();
  expect(collector.spans).toEqual([]);
});

it.each([
  ['always_off', '1', 0],
  ['traceidratio', '0', 0],
  ['parentbased_traceidratio', '1', 1],
])('uses the sampler %s for %s', async (sampler, share, count) => {
  await trace({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
  const { port } = await open();
  await getRaw(port, '/');
  await stop();
  expect(collector.spans).toHaveLength(count);
});

it('has the service name of the environment', async () => {
  await trace({ OTEL_SERVICE_NAME: 'site-2' });
  const { port } = await open();
  await getRaw(port, '/');
  await stop();
  expect(collector.spans[0]?.service).toBe('site-2');
});

it('a collector that is down affects no response, and is logged once', async () => {
  await collector.close();
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  await trace();
  const { port } = await open();
  for (let times = 0; times < 5; times += 1) expect((await getRaw(port, '/')).status).toBe(200);
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(4000);
  const warnings = lines.filter(({ level }) => level === 'warn');
  expect(warnings.map(({ msg }) => msg)).toEqual([
    'the collector accepts no traces; they are lost',
  ]);
});
