import type { UIFieldServerProps } from 'payload';
import { countDue } from '../../jobs/retention/data-categories.ts';
import { getPeriods } from '../../jobs/retention/periods.ts';
import { getRetentionHealth } from '../../jobs/retention/run-retention.ts';
import { translateCounts } from '../../jobs/retention/translate-counts.ts';
import { getTranslations } from '../language/get-translations.ts';
import { getTimeZone, toLongMoment } from '../language/times.ts';

/** What the last night deleted, and what the next one will. */
export async function RetentionReport({ payload, user, req }: UIFieldServerProps) {
  if (!user) return null;
  const { lastAt, deleted, nextAt, problem } = await getRetentionHealth(payload, new Date());
  const due = await countDue(payload, await getPeriods(payload), nextAt);
  const translations = getTranslations(req.i18n, 'outbox');
  const {
    language,
    texts: { retention: labels },
    t,
  } = translations;
  return (
    <section className="retention-report" aria-labelledby="retention-report">
      <h2 id="retention-report">{labels.nights}</h2>
      {problem && (
        <p role="alert">
          {labels.left} {problem}
        </p>
      )}
      <ul>
        <li>
          <strong>{labels.last}</strong>
          <span>
            {lastAt
              ? t(labels.done, {
                  time: toLongMoment(lastAt, language),
                  what: translateCounts(deleted, translations) || labels.nothingDone,
                })
              : labels.noneYet}
          </span>
        </li>
        <li>
          <strong>{labels.next}</strong>
          <span>
            {toLongMoment(nextAt, language)} ({getTimeZone()})
          </span>
        </li>
        <li>
          <strong>{labels.goes}</strong>
          <span>{translateCounts(due, translations) || labels.nothing}</span>
        </li>
      </ul>
    </section>
  );
}
