import type { UIFieldServerProps } from 'payload';
import { countDue } from '../../retention/count-due.ts';
import { getPeriods } from '../../retention/periods.ts';
import { getRetentionHealth } from '../../retention/retention-health.ts';
import { sayCounts } from '../../retention/say-counts.ts';
import { getTranslations } from '../language/get-translations.ts';
import { getTimeZone, toLongMoment } from '../language/times.ts';

/** What the last night deleted, and what the next one will. */
export async function RetentionReport({ payload, user, req }: UIFieldServerProps) {
  if (!user) return null;
  const { lastAt, deleted, nextAt, problem } = await getRetentionHealth(payload, new Date());
  const due = await countDue(payload, await getPeriods(payload), nextAt);
  const speech = getTranslations(req.i18n, 'outbox');
  const {
    language,
    texts: { retention: says },
    t,
  } = speech;
  return (
    <section className="retention-report" aria-labelledby="retention-report">
      <h2 id="retention-report">{says.nights}</h2>
      {problem && (
        <p role="alert">
          {says.left} {problem}
        </p>
      )}
      <dl>
        <dt>{says.last}</dt>
        <dd>
          {lastAt
            ? t(says.done, {
                time: toLongMoment(lastAt, language),
                what: sayCounts(deleted, speech) || says.nothingDone,
              })
            : says.noneYet}
        </dd>
        <dt>{says.next}</dt>
        <dd>
          {toLongMoment(nextAt, language)} ({getTimeZone()})
        </dd>
        <dt>{says.goes}</dt>
        <dd>{sayCounts(due, speech) || says.nothing}</dd>
      </dl>
    </section>
  );
}
