import { createMetrics } from '@agency/server/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { ContentClient } from '../../../src/content-client/create-content-client.ts';
import { contentCalls } from '../../../src/content-client/fetch-json.ts';
import type { IntakeCheck } from '../../intake-check.ts';
import { pagesFound, pagesMade } from '../../page-events.ts';
import { createToRoute } from '../../routes.ts';

interface WebsiteMetricsOptions {
  dataDir: string;
  dashboard: Pick<ContentClient, 'getState' | 'probe'>;
  intake: Pick<IntakeCheck, 'state'>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The metrics of the website (docs/observability.md). They are collected until `stop` is called. */
export function createWebsiteMetrics({ dataDir, dashboard, intake }: WebsiteMetricsOptions) {
  const { registry, stop } = createMetrics({ toRoute: createToRoute(), dataDir });
  const registers = [registry];
  const found = new Counter({
    name: 'page_cache_reads_total',
    help: 'Pages that were asked for: "kept", or "made" for whoever asked',
    labelNames: ['result'],
    registers,
  });
  const made = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time to make a page; result "failed" where it ended in an error',
    labelNames: ['result'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'dashboard_call_duration_seconds',
    help: 'Calls to the host of the content: answered, unchanged, none (no answer in time), unusable',
    labelNames: ['result'],
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  new Gauge({
    name: 'dashboard_breaker_open',
    help: '1 while a host failed so often in a row that it is asked only now and then',
    registers,
    async collect() {
      await dashboard.probe();
      this.set(Number(dashboard.getState().isGivenUp));
    },
  });
  gauge(
    'content_bad_records',
    'Records of the content that are not shown, because they break the contract',
    () => dashboard.getState().badRecords,
  );
  gauge('forms_refused', '1 while the dashboard refuses our forms, as with another secret', () =>
    Number(intake.state() === 'refused'),
  );
  // Zeros from the start: a rate needs a number before the first event.
  for (const result of ['kept', 'made']) found.inc({ result }, 0);
  const stops = [
    stop,
    pagesFound.observe(({ isKept }) => found.inc({ result: isKept ? 'kept' : 'made' })),
    pagesMade.observe(({ seconds, isGood }) =>
      made.observe({ result: isGood ? 'good' : 'failed' }, seconds),
    ),
    contentCalls.observe(({ result, seconds }) => calls.observe({ result }, seconds)),
  ];
  return {
    registry,
    stop() {
      for (const end of stops) end();
    },
  };
}
