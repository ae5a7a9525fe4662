import { setTimeout as sleep } from 'node:timers/promises';
import { type SentForm, sendUntilStored, toFilledForm } from '../../system/filled-forms.ts';
import { toPercentile } from '../../system/watcher.ts';
import type { Fault, Outcome } from '../fault.ts';
import { toWaits } from './compare-deliveries.ts';
import { type MailPair, startMailPair } from './mail-pair.ts';

/** From submission to mail, for 19 of 20, ms. The short form runs on busy machines. */
const SLOWEST_MAIL = 5000;
const SHORT_SLOWEST_MAIL = 30_000;
/** How much longer a submission may take while the mail server fails: visitors do not wait for it. */
const TOLERANCE = { times: 1.25, ms: 25 };
/**
 * The short form has few samples, on a busy machine. Only its median is meaningful, and a round over the limit is
 * repeated: the machine may have stalled for a second.
 */
const SHORT_TOLERANCE = { times: 2, ms: 100 };
const SHORT_ROUNDS = 3;

/** The time from a message to its mail, and of a submission while the mail server is down or hangs. */
export const sendToMail: Fault = {
  name: 'send-to-mail',
  title: 'the mail server is down or hangs while visitors submit forms',
  inQuick: true,
  measures: true,
  async run({ quick, template, printProgress }): Promise<Outcome> {
    const [count, every] = quick ? [16, 125] : [300, 500];
    const { times, ms } = quick ? SHORT_TOLERANCE : TOLERANCE;
    const rounds = quick ? SHORT_ROUNDS : 1;
    const mailPair = await startMailPair(template);
    const { mailbox } = mailPair;
    const figures: Record<string, number> = {};
    const failures: string[] = [];
    let visitors = 0;
    const measure = async (name: string) => {
      const sent = await sendAtRate(mailPair, visitors, count, every);
      visitors += count;
      const refused = sent.filter(({ reference }) => !reference).length;
      if (refused > 0) failures.push(`${name}: ${refused} messages were refused`);
      const responses = sent.map(({ ms }) => ms).sort((a, b) => a - b);
      const [median, p95] = [toPercentile(responses, 0.5), toPercentile(responses, 0.95)];
      figures[`${name}: response, median, ms`] = median;
      figures[`${name}: response, p95, ms`] = p95;
      printProgress(`${name}: ${count} messages`);
      return { sent, median, p95 };
    };
    /** Measures while the mail server fails, again where the short form was over its limit. */
    const measureFailing = async (name: string, well: { median: number }) => {
      let result = await measure(name);
      for (let round = 1; round < rounds && result.median > well.median * times + ms; round += 1)
        result = await measure(`${name}, again`);
      return result;
    };
    try {
      // The first requests of a process take longer.
      await sendAtRate(mailPair, 100_000, 10, 100);
      const well = await measure('mail server well');
      const deadline = performance.now() + 60_000;
      const getWaits = () => toWaits({ sent: well.sent, mails: mailbox.read() });
      while (getWaits().length < count && performance.now() < deadline) await sleep(200);
      const waits = getWaits().toSorted((a, b) => a - b);
      const slowest = toPercentile(waits, 0.95);
      figures['Send to mail, median, ms'] = toPercentile(waits, 0.5);
      figures['Send to mail, p95, ms'] = slowest;
      if (waits.length < count) failures.push(`${count - waits.length} mails did not come`);
      if (slowest > (quick ? SHORT_SLOWEST_MAIL : SLOWEST_MAIL))
        failures.push(`p95 from Send to mail is ${slowest} ms`);

      await mailbox.kill();
      const dead = await measureFailing('dead', well);
      await mailbox.start('hangs');
      const hanging = await measureFailing('hangs', well);
      for (const [name, worse] of Object.entries({ dead, hangs: hanging })) {
        for (const figure of quick ? (['median'] as const) : (['median', 'p95'] as const)) {
          const most = well[figure] * times + ms;
          if (worse[figure] <= most) continue;
          failures.push(`${name}: ${figure} of Send is ${worse[figure]} ms, over ${most}`);
        }
      }
      return { figures, failures };
    } finally {
      await mailPair.dispose();
    }
  },
};

/** Visitors who submit at fixed times, whether the previous submission has a response or not. */
async function sendAtRate(
  { pair }: MailPair,
  from: number,
  count: number,
  every: number,
): Promise<SentForm[]> {
  const sending: Promise<SentForm>[] = [];
  for (let number = 1; number <= count; number += 1) {
    sending.push(sendUntilStored(() => pair.website.url, toFilledForm(from + number)));
    await sleep(every);
  }
  return Promise.all(sending);
}
