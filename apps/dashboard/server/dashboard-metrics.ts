import { createMetrics } from '@agency/server/metrics';
import { requestFinished } from '@agency/server/request-finished';
import type { Payload } from 'payload';
import { Counter, Gauge } from 'prom-client';
import type { DashboardState } from '../src/health/checks.ts';
import { readState } from '../src/health/read-health.ts';
import { mails } from '../src/outbox/mailer.ts';
import { normalizePath } from './normalize-path.ts';
import { SIGN_IN_PATH, toDashboardRoute } from './routes.ts';

interface DashboardMetricsOptions {
  payload: Payload;
  dataDir: string;
  now?: () => Date;
}

/** Cache time of the status, in milliseconds. */
const FRESH = 5000;

/** Gauges with help text and value. */
const gauges: [name: string, help: string, read: (state: DashboardState, now: Date) => number][] = [
  [
    'database_query_seconds',
    'Time that a small query of the database took',
    ({ databaseSeconds }) => databaseSeconds,
  ],
  ['outbox_waiting', 'Deliveries that wait', ({ outbox }) => outbox.waiting],
  [
    'outbox_dead',
    'Deliveries that were given up and that nobody has seen to',
    ({ outbox }) => outbox.dead,
  ],
  [
    'outbox_oldest_seconds',
    'Age of the delivery that waits longest; 0 when none waits',
    ({ outbox: { oldest } }, now) => (oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0),
  ],
  [
    'plans_missed',
    'Publications and takings down whose time has passed',
    ({ missedPlans }) => missedPlans.length,
  ],
  [
    'jobs_failing',
    'Background jobs whose last attempt failed: publications, checks, purges, deletions, backups',
    ({ failingJobs }) => failingJobs,
  ],
  [
    'form_check_late',
    '1 while the daily test of the contact form does not arrive',
    ({ formCheck }) => Number(formCheck?.lateSince !== undefined),
  ],
  [
    'retention_failing',
    '1 while something that was kept long enough cannot be deleted',
    ({ retention }) => Number(retention.problem !== undefined),
  ],
  [
    'backup_missing',
    '1 while the last nightly backup failed or is too old; 0 where the dashboard makes none',
    ({ backups }) => Number(backups?.isWrong === true),
  ],
  [
    'resume_scan_late',
    '1 while a resume waits too long to be checked for viruses',
    ({ scans }) => Number(scans?.lateSince !== undefined),
  ],
];

/** The metrics of the dashboard (docs/observability.md). They are collected until `stop` is called. */
export function createDashboardMetrics({
  payload,
  dataDir,
  now = () => new Date(),
}: DashboardMetricsOptions) {
  const { registry, stop } = createMetrics({ toRoute: toDashboardRoute, dataDir });
  const registers = [registry];
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Tries to sign in: "good", "refused", or "limited" where there were too many',
    labelNames: ['result'],
    registers,
  });
  const mailed = new Counter({
    name: 'mails_total',
    help: 'Mails handed to the mail server: "sent", or "failed" where it did not take one',
    labelNames: ['result'],
    registers,
  });
  new Gauge({
    name: 'database_up',
    help: '1 while the database answers',
    registers,
    async collect() {
      this.set(Number((await look()) !== undefined));
    },
  });
  for (const [name, help, read] of gauges) {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const state = await look();
        // An unknown value is not exported.
        if (state) this.set(read(state, now()));
        else this.remove();
      },
    });
  }

  let looking: Promise<DashboardState | undefined> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  function look(): Promise<DashboardState | undefined> {
    if (!looking || performance.now() - lookedAt > FRESH) {
      lookedAt = performance.now();
      looking = readState(payload, now()).catch(() => undefined);
    }
    return looking;
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
