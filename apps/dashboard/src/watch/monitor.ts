import type { Payload } from 'payload';
import { getBackupHealth, toBackupProblem } from '../backup/backup-health.ts';
import { findPurgeProblem } from '../cdn/purge-task.ts';
import { toMissedProblem } from '../collections/editing/missed-problem.ts';
import { getScheduledPublishes, isMissed } from '../collections/editing/schedule.ts';
import { getFormCheckHealth, toFormCheckProblem } from '../form-check/check-health.ts';
import { getOffReason } from '../form-check/run-check.ts';
import { getOutboxHealth, toOutboxProblem } from '../outbox/outbox-health.ts';
import { readMinFreeBytes } from '../platform/storage-check.ts';
import { getRetentionHealth } from '../retention/retention-health.ts';
import { getScanHealth, toScanProblem } from '../virus-scan/scan-health.ts';
import { type Alarm, createAlarm } from './alarm.ts';
import { getDaysWithoutMessages } from './days-without-messages.ts';

/** Result of a check. */
interface CheckResult {
  /** Kind of the problem; empty if all is well. An alarm is sent only when it changes. */
  state: string;
  /** The problem in one sentence without personal data. */
  problem?: string | undefined;
  /** Line for operators; may be empty. */
  line: string;
}

/** A check. */
interface Check {
  look(payload: Payload, now: Date): Promise<CheckResult>;
  /** Message when the problem is over. */
  isOver: string;
}

/** Monitors the dashboard and sends alarms. */
export interface Monitor {
  /** Runs the checks. */
  look(): Promise<void>;
  /** Result of the last checks, for operators. */
  describe(): string;
}

interface WatchOptions {
  alarm?: Alarm | undefined;
  now?: () => Date;
}

/** Interval, in milliseconds. */
const INTERVAL = 15_000;

const outbox: Check = {
  isOver: 'Everybody hears of new messages again.',
  async look(payload, now) {
    const health = await getOutboxHealth(payload, { now });
    const { waiting, dead, lateSince } = health;
    const since = lateSince ? `, the oldest since ${lateSince.toISOString()}` : '';
    return {
      state: [lateSince && 'late', dead > 0 && 'dead'].filter(Boolean).join(' and '),
      problem: toOutboxProblem(health),
      line: `outbox: ${waiting} waiting${since}, ${dead} dead`,
    };
  },
};

const formCheck: Check = {
  isOver: 'The daily test of the contact form arrives again.',
  async look(payload, now) {
    if (getOffReason()) return { state: '', line: '' };
    const health = await getFormCheckHealth(payload, now);
    const { arrivedAt, lateSince } = health;
    const last = arrivedAt ? `last arrived ${arrivedAt.toISOString()}` : 'none yet';
    const late = lateSince ? `, one is late since ${lateSince.toISOString()}` : '';
    return {
      state: lateSince ? 'late' : '',
      problem: toFormCheckProblem(health),
      line: arrivedAt || lateSince ? `test of the form: ${last}${late}` : '',
    };
  },
};

const resumes: Check = {
  isOver: 'Resumes are checked for viruses again.',
  async look(payload, now) {
    const health = await getScanHealth(payload, now);
    if (!health) return { state: '', line: '' };
    const { waiting, unsure, lateSince } = health;
    return {
      state: lateSince ? 'late' : '',
      problem: toScanProblem(health),
      line: `virus check: ${waiting} waiting, ${unsure} not told`,
    };
  },
};

const backups: Check = {
  isOver: 'The nightly backup was made again.',
  async look(payload, now) {
    const health = await getBackupHealth(payload, now);
    if (!health) return { state: '', line: '' };
    const { lastAt, isWrong } = health;
    return {
      state: isWrong ? 'missing' : '',
      problem: toBackupProblem(health),
      line: lastAt || isWrong ? `backup: last ${lastAt?.toISOString() ?? 'never'}` : '',
    };
  },
};

/** Threshold of free disk space, in bytes. */
const MIN_FREE_BYTES = 1024 ** 3;

const disk: Check = {
  isOver: 'There is room on the disk again.',
  async look() {
    const room = await readMinFreeBytes();
    const isLittle = room !== undefined && room < MIN_FREE_BYTES;
    const megabytes = Math.floor((room ?? 0) / 1024 ** 2);
    return {
      state: isLittle ? 'little' : '',
      ...(isLittle && {
        problem: `The disk of the dashboard's data has ${megabytes} MB of room left. When it is full no message is stored: make room.`,
      }),
      line: isLittle ? `disk: ${megabytes} MB left` : '',
    };
  },
};

const plans: Check = {
  isOver: 'Everything is published and taken down on time again.',
  async look(payload, now) {
    const missed = (await getScheduledPublishes(payload)).filter((plan) => isMissed(plan, now));
    return {
      // Another missed one is another problem.
      state: missed.map(({ id }) => id).join(),
      problem: toMissedProblem(missed),
      line: missed.length > 0 ? `plans: ${missed.length} missed` : '',
    };
  },
};

// No alarm: it retries, and the panel shows the reason.
const retention: Check = {
  isOver: '',
  async look(payload, now) {
    const { lastAt, problem } = await getRetentionHealth(payload, now);
    const last = lastAt ? `last sweep ${lastAt.toISOString()}` : 'no sweep yet';
    return {
      state: '',
      line:
        lastAt || problem ? `retention: ${last}${problem ? ', the present one failed' : ''}` : '',
    };
  },
};

// No alarm either.
const purges: Check = {
  isOver: '',
  look: async (payload) => ({ state: '', line: (await findPurgeProblem(payload)) ?? '' }),
};

// Never an alarm: it may be a holiday.
const silence: Check = {
  isOver: '',
  async look(payload, now) {
    const days = await getDaysWithoutMessages(payload, { now });
    return { state: '', line: days ? `quiet: no message for ${days} days` : '' };
  },
};

/** Creates a monitor without a timer. It sends an alarm once when a problem starts, and once when it is over. */
export function createMonitor(
  payload: Payload,
  { alarm, now = () => new Date() }: WatchOptions = {},
): Monitor {
  const parts = [outbox, plans, formCheck, backups, resumes, disk, retention, purges, silence].map(
    (watched) => watchOne(payload, watched, alarm),
  );
  return {
    async look() {
      for (const part of parts) {
        await part.look(now()).catch((err: unknown) => {
          payload.logger.error({ err }, 'The watch could not look, or the alarm was not sent');
        });
      }
    },
    describe: () =>
      parts
        .map(({ describe }) => describe())
        .filter(Boolean)
        .join('\n'),
  };
}

function watchOne(payload: Payload, { look, isOver }: Check, alarm: Alarm | undefined) {
  let line = '';
  let known = '';
  let told = '';
  return {
    describe: () => line,
    async look(now: Date): Promise<void> {
      const found = await look(payload, now);
      const { state, problem = '' } = found;
      line = found.line;
      if (state !== known) {
        if (state) payload.logger.error({ state: found.line }, problem);
        else payload.logger.info(isOver);
      }
      known = state;
      if (!alarm || state === told) return;
      // Until it went through, it is tried again at every look.
      await alarm(problem || isOver);
      told = state;
    },
  };
}

/** Looks at once and then every quarter of a minute. */
export function startMonitor(
  payload: Payload,
  alarmUrl?: string,
): Pick<Monitor, 'describe'> & { stop(): Promise<void> } {
  const watch = createMonitor(payload, {
    alarm: alarmUrl === undefined ? undefined : createAlarm(alarmUrl),
  });
  let looking = watch.look();
  const timer = setInterval(() => {
    looking = looking.then(watch.look);
  }, INTERVAL).unref();
  return {
    describe: watch.describe,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
