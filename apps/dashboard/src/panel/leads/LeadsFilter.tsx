import { listMonths, type Period, toMonthName } from '../../submissions/leads/months.ts';
import type { Kind } from '../../submissions/leads/read-leads.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';

interface FilterProps {
  kind: Kind;
  /** Those that may be chosen. */
  kinds: Kind[];
  period: Period;
  now: Date;
  translations: Translations<'inbox'>;
}

/** The filter of the report: a GET form, which works without script. */
export function LeadsFilter({ kind, kinds: allowed, period, now, translations }: FilterProps) {
  const { leads } = translations.texts;
  const months = listMonths(now);
  return (
    <form className="leads__choice" method="get" action="/admin/leads">
      {allowed.length > 1 && (
        <label>
          {leads.what}
          <select name="kind" defaultValue={kind}>
            {allowed.map((one) => (
              <option key={one} value={one}>
                {leads.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {(['from', 'until'] as const).map((end) => (
        <label key={end}>
          {leads[end]}
          <select name={end} defaultValue={period[end]}>
            {months.map((month) => (
              <option key={month} value={month}>
                {toMonthName(month, locales[translations.language], 'long')}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{leads.show}</button>
    </form>
  );
}
