import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { toTransport } from '../platform/email.ts';
import { getOutboxHealth, type OutboxHealth, toOutboxProblem } from './outbox-health.ts';

/** Watches the outbox and says so when something is wrong. */
export interface OutboxWatch {
  /** Looks now. */
  look(): Promise<void>;
  /** The last look in one line, for whoever runs the process. */
  describe(): string;
}

/** Tells somebody by a way of its own. @throws when it could not */
export type Alarm = (text: string) => Promise<void>;

interface WatchOptions {
  alarm?: Alarm | undefined;
  now?: () => Date;
}

/** How often the outbox is looked at, in milliseconds. */
const INTERVAL = 15_000;

const TIMEOUT = 15_000;

/** Makes a watch that looks when it is told to. What is wrong is said once, and once that it is over. */
export function createOutboxWatch(
  payload: Payload,
  { alarm, now = () => new Date() }: WatchOptions = {},
): OutboxWatch {
  let health: OutboxHealth | undefined;
  let known: string | undefined;
  let told: string | undefined;

  async function look(): Promise<void> {
    health = await getOutboxHealth(payload, { now: now() });
    const state = toState(health);
    const problem = toOutboxProblem(health);
    if (state !== known) {
      if (problem) payload.logger.error({ outbox: health }, problem);
      else if (known !== undefined) payload.logger.info('The outbox is well again');
    }
    known = state;
    if (!alarm || state === told) return;
    // Until it went through, it is tried again at every look.
    if (problem || told) {
      await alarm(problem ?? 'Everybody hears of new messages again.');
    }
    told = state;
  }

  return {
    look: () =>
      look().catch((err: unknown) => {
        payload.logger.error({ err }, 'The outbox could not be looked at, or the alarm not sent');
      }),
    describe() {
      if (!health) return '';
      const { waiting, dead, lateSince } = health;
      const since = lateSince ? `, the oldest since ${lateSince.toISOString()}` : '';
      return `outbox: ${waiting} waiting${since}, ${dead} dead`;
    },
  };
}

/** Looks at once and then every quarter of a minute. */
export function startOutboxWatch(
  payload: Payload,
  alarmUrl?: string,
): Pick<OutboxWatch, 'describe'> & { stop(): Promise<void> } {
  const alarm = alarmUrl === undefined ? undefined : createAlarm(alarmUrl);
  const watch = createOutboxWatch(payload, { alarm });
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

// What is wrong, not how much of it: more of the same is no news.
const toState = ({ lateSince, dead }: OutboxHealth): string =>
  [lateSince && 'late', dead > 0 && 'dead'].filter(Boolean).join(' and ');

/**
 * The second channel: a webhook that takes `{ "text" }`, as chat programs do, or a mailbox at another mail server,
 * `smtps://user:password@host/?to=…&from=…`.
 */
export function createAlarm(alarmUrl: string): Alarm {
  const url = new URL(alarmUrl);
  return url.protocol.startsWith('http') ? createWebAlarm(url) : createMailAlarm(url);
}

const createWebAlarm =
  (url: URL): Alarm =>
  async (text) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`ALARM_URL answered ${answer.status}`);
  };

function createMailAlarm(url: URL): Alarm {
  const to = url.searchParams.get('to') ?? '';
  const from = url.searchParams.get('from') ?? to;
  const transport = createTransport(toTransport(url));
  return async (text) => {
    const subject = 'New messages are not delivered';
    await transport.sendMail({ to, from, subject, text }).catch((error: { code?: unknown }) => {
      // Its message may quote the address.
      throw new Error(`the mail server of ALARM_URL failed: ${error.code}`);
    });
  };
}
