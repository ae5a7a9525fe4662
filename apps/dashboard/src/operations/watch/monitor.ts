import type { Payload } from 'payload';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { type Check, checks, type HealthFinding } from '../health/checks.ts';
import { toFindingSummary, toFindingText } from '../health/finding-text.ts';
import { type Alarm, createAlarm } from './alarm.ts';

/** Interval, in milliseconds. */
const INTERVAL = 15_000;

const english = getTranslations({ language: 'en' }, 'health');

/** A finding without its reason, which may name hosts and files. */
function toLine(finding: HealthFinding): string {
  const { subject, is } = toFindingText(finding, english);
  return `${subject}: ${is}`;
}

const toText = (finding: HealthFinding): string =>
  `${english.texts.subjects[finding.subject]}: ${toFindingSummary(finding, english)}`;

/** Creates a monitor without a timer. It sends an alarm once when a problem starts, and once when it is over. */
export function createMonitor(
  payload: Payload,
  { alarm, now = () => new Date() }: { alarm?: Alarm | undefined; now?: () => Date } = {},
) {
  const parts = Object.values(checks).map((check) =>
    watchOne(payload, check as Check<unknown>, alarm),
  );
  return {
    /** Runs the checks. */
    async run() {
      // Each check runs by itself, so that one that throws hides no other.
      for (const part of parts) {
        await part.run(now()).catch((err: unknown) => {
          payload.logger.error({ err }, 'A check failed, or the alarm could not be sent');
        });
      }
    },
    /** Problems at the last run, one a line, for operators. */
    describe: () => parts.flatMap(({ getProblems }) => getProblems().map(toLine)).join('\n'),
  };
}

function watchOne(payload: Payload, { read, find }: Check<unknown>, alarm: Alarm | undefined) {
  let problems: HealthFinding[] = [];
  let known = '';
  let lastAlarm = '';
  return {
    getProblems: () => problems,
    async run(now: Date): Promise<void> {
      const findings = find(await read(payload, now));
      problems = findings.filter(({ verdict }) => verdict === 'wrong');
      const state = problems.map(({ messageKey, id = '' }) => messageKey + id).join();
      const text = state ? problems.map(toText).join(' ') : `Solved. ${findings.map(toLine)}`;
      if (state !== known) payload.logger[state ? 'error' : 'info'](text);
      known = state;
      if (!alarm || state === lastAlarm) return;
      // Retried at every run until it is sent.
      await alarm(text);
      lastAlarm = state;
    },
  };
}

/** Runs the checks at once, and then every 15 seconds. */
export function startMonitor(payload: Payload, alarmUrl?: string) {
  const alarm = alarmUrl === undefined ? undefined : createAlarm(alarmUrl);
  const monitor = createMonitor(payload, { alarm });
  let running = monitor.run();
  const timer = setInterval(() => {
    running = running.then(monitor.run);
  }, INTERVAL).unref();
  return {
    describe: monitor.describe,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
