import { createMetrics } from '@agency/server/metrics';
import { requestFinished } from '@agency/server/request-finished';
import type { Payload } from 'payload';
import { Counter, Gauge } from 'prom-client';
import { countProblems, type DashboardState } from '../src/operations/health/checks.ts';
import { readState } from '../src/operations/health/read-health.ts';
import { mails } from '../src/outbox/mailer.ts';
import { normalizePath } from './normalize-path.ts';
import { SIGN_IN_PATH, toDashboardRoute } from './routes.ts';

/** Cache time of the status, in milliseconds. */
const FRESH = 5000;

/** The metrics of the dashboard (docs/observability.md). They are collected until `stop` is called. */
export function createDashboardMetrics({
  payload,
  dataDir,
}: {
  payload: Payload;
  dataDir: string;
}) {
  const { registry, stop } = createMetrics({ toRoute: toDashboardRoute, dataDir });
  const registers = [registry];
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-in attempts: "good", "refused", or "limited" if there were too many',
    labelNames: ['result'],
    registers,
  });
  const mailed = new Counter({
    name: 'mails_total',
    help: 'Mails: "sent" if the mail server accepted them, else "failed"',
    labelNames: ['result'],
    registers,
  });
  new Gauge({
    name: 'database_up',
    help: '1 while the database responds',
    registers,
    async collect() {
      this.set(Number((await look()) !== undefined));
    },
  });
  const addGauge = (name: string, help: string, read: (state: DashboardState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await look();
        // An unknown value is not exported.
        if (state) this.set(read(state));
        else this.remove();
      },
    });
  addGauge(
    'database_query_seconds',
    'Duration of a simple query',
    ({ databaseSeconds }) => databaseSeconds,
  );
  addGauge('outbox_waiting', 'Queued deliveries', ({ outbox }) => outbox.waiting);
  new Gauge({
    name: 'health_problems',
    help: 'Problems that the Health page shows, by check',
    labelNames: ['check'],
    registers,
    async collect() {
      this.reset();
      for (const [check, count] of countProblems(await look())) this.set({ check }, count);
    },
  });

  let reading: Promise<DashboardState | undefined> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  function look(): Promise<DashboardState | undefined> {
    if (!reading || performance.now() - readAt > FRESH) {
      readAt = performance.now();
      reading = readState(payload).catch(() => undefined);
    }
    return reading;
  }

  for (const result of ['good', 'refused', 'limited']) signIns.inc({ result }, 0);
  for (const result of ['sent', 'failed']) mailed.inc({ result }, 0);
  const stops = [
    stop,
    requestFinished.subscribe(({ method, path, status = 500 }) => {
      if (method !== 'POST' || normalizePath(path) !== SIGN_IN_PATH) return;
      if (status === 429) signIns.inc({ result: 'limited' });
      else if (status < 500) signIns.inc({ result: status < 400 ? 'good' : 'refused' });
    }),
    mails.subscribe(({ isSent }) => mailed.inc({ result: isSent ? 'sent' : 'failed' })),
  ];
  return {
    registry,
    stop() {
      for (const end of stops) end();
    },
  };
}
