import type { UIFieldServerProps } from 'payload';
import { countDue, translateCounts } from '../../jobs/retention/data-categories.ts';
import { getPeriods } from '../../jobs/retention/periods.ts';
import { getRetentionHealth } from '../../jobs/retention/run-retention.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toZonedMoment } from '../../platform/language/times.ts';

/** What the last nightly run deleted, and what the next one will delete. */
export async function RetentionReport({ payload, user, req }: UIFieldServerProps) {
  if (!user) return null;
  const { lastAt, deleted, nextAt, problem } = await getRetentionHealth(payload, new Date());
  const due = await countDue(payload, await getPeriods(payload), nextAt);
  const translations = getTranslations(req.i18n, 'outbox');
  const labels = translations.texts.retention;
  const toText = (text: string, at: Date, counts: typeof due) => {
    const what = translateCounts(counts, translations) || labels.nothing;
    return translations.t(text, { time: toZonedMoment(at, translations.language), what });
  };
  return (
    <section className="panel-part retention-report">
      {problem && <p role="alert">{`${labels.left} ${problem}`}</p>}
      {lastAt && <p>{toText(labels.last, lastAt, deleted)}</p>}
      <p>{toText(labels.next, nextAt, due)}</p>
    </section>
  );
}
