import type { UIFieldServerProps } from 'payload';
import { countDue } from '../../retention/count-due.ts';
import { toWords } from '../../retention/kinds.ts';
import { getPeriods } from '../../retention/periods.ts';
import { getRetentionHealth } from '../../retention/retention-health.ts';

/** What the last night deleted, and what the next one will. */
export async function RetentionReport({ payload, user }: UIFieldServerProps) {
  if (!user) return null;
  const { lastAt, deleted, nextAt, problem } = await getRetentionHealth(payload, new Date());
  const due = await countDue(payload, await getPeriods(payload), nextAt);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <section className="retention-report" aria-labelledby="retention-report">
      <h2 id="retention-report">The nights</h2>
      {problem && <p role="alert">What was kept long enough is still there. {problem}</p>}
      <dl>
        <dt>Last night&rsquo;s work</dt>
        <dd>
          {lastAt ? `${time.format(lastAt)}: ${toWords(deleted) || 'nothing'} deleted` : 'None yet'}
        </dd>
        <dt>Next</dt>
        <dd>
          {time.format(nextAt)} ({timeZone})
        </dd>
        <dt>Goes then</dt>
        <dd>{toWords(due) || 'Nothing'}</dd>
      </dl>
    </section>
  );
}
