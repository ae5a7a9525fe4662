import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createLogger } from '@agency/server/logger';
import { findFormatProblem, hasPromtool, readSamples } from '@agency/server/testing/open-metrics';
import { getRaw } from '@agency/server/testing/raw-socket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createContentClient } from '../../../src/content-client/create-content-client.ts';
import { parseWebsiteSettings } from '../../../src/settings.ts';
import type { IntakeState } from '../../intake-check.ts';
import { createToRoute } from '../../routes.ts';
import { dashboard, folder, port } from '../../testing/open-website.ts';
import { createWebsiteMetrics } from './metrics.ts';

let state: IntakeState;
let time: number;
let client: ReturnType<typeof createContentClient>;
let metrics: ReturnType<typeof createWebsiteMetrics>;

beforeEach(() => {
  state = 'accepted';
  time = 1000;
  client = createContentClient({
    contentUrl: dashboard.url,
    dataDir: folder,
    logger: createLogger('test', 'silent'),
    now: () => time,
  });
  metrics = createWebsiteMetrics({
    dataDir: folder,
    contentClient: client,
    intake: { state: () => state },
  });
});
afterEach(() => metrics.stop());

const read = async (name: string) => readSamples(await metrics.registry.metrics()).get(name);

it('counts rendered pages, and pages from the cache', async () => {
  await getRaw(port, '/throws');
  await getRaw(port, '/kept');
  await getRaw(port, '/kept');
  expect(await read('page_cache_reads_total{result="made"}')).toBe(2);
  expect(await read('page_cache_reads_total{result="kept"}')).toBe(1);
  expect(await read('page_render_duration_seconds_count{result="good"}')).toBe(1);
  expect(await read('page_render_duration_seconds_count{result="failed"}')).toBe(1);
});

it('counts requests to the dashboard, and reports an open circuit', async () => {
  await client.get('team-members');
  expect(await read('dashboard_call_duration_seconds_count{result="answered"}')).toBe(1);
  expect(await read('dashboard_breaker_open')).toBe(0);
  dashboard.fault = 'cut';
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await client.get('blog', slug);
  expect(await read('dashboard_breaker_open')).toBe(1);
  expect(await read('dashboard_call_duration_seconds_count{result="none"}')).toBe(5);
  // Not a navigation.
  dashboard.fault = undefined;
  time += 10_000;
  expect(await read('dashboard_breaker_open')).toBe(0);
});

it('reports that the dashboard rejects our forms', async () => {
  expect(await read('forms_refused')).toBe(0);
  state = 'refused';
  expect(await read('forms_refused')).toBe(1);
});

it.skipIf(!hasPromtool)('writes valid Prometheus text', async () => {
  await getRaw(port, '/long');
  expect(findFormatProblem(await metrics.registry.metrics())).toBeUndefined();
});

it('every route has its own label', () => {
  const toRoute = createToRoute();
  const folderOfPages = join(import.meta.dirname, '../../../src/pages');
  const files = readdirSync(folderOfPages, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(astro|ts)$/.test(file) && !file.startsWith('_'))
    // Shown in the place of others.
    .filter((file) => !/^(404|500|not-found)\./.test(file));
  const paths = files.map(
    (file) => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`,
  );
  const unnamed = paths.filter((path) => toRoute(path.replace(/\[\w+\]/g, 'x'), 200) === 'other');
  expect(unnamed).toEqual([]);
});

it('unknown paths share one label', () => {
  const toRoute = createToRoute();
  expect(toRoute('/nour@example.com', 404)).toBe('other');
  expect(toRoute('/blogs/nour@example.com', 404)).toBe('/blogs/{slug}');
  expect(toRoute('/nasaq', 200)).toBe('/{caseStudy}');
  expect(toRoute('', 400)).toBe('other');
});

it('is off unless a port is set, and visitors never reach it', async () => {
  expect(parseWebsiteSettings({}).METRICS_PORT).toBeUndefined();
  expect(parseWebsiteSettings({}).METRICS_HOST).toBe('127.0.0.1');
  expect((await getRaw(port, '/metrics')).status).toBe(404);
});
