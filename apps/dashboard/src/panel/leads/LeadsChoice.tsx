import { listMonths, type Period, toMonthName } from '../../leads/months.ts';
import { type Kind, kinds } from '../../leads/read-leads.ts';

interface ChoiceProps {
  kind: Kind;
  /** Those that may be chosen. */
  kinds: Kind[];
  period: Period;
  now: Date;
}

/** What is counted, and for which months: a form of the page's own address, which needs no script. */
export function LeadsChoice({ kind, kinds: allowed, period, now }: ChoiceProps) {
  const months = listMonths(now);
  return (
    <form className="leads__choice" method="get" action="/admin/leads">
      {allowed.length > 1 && (
        <label>
          What
          <select name="kind" defaultValue={kind}>
            {allowed.map((one) => (
              <option key={one} value={one}>
                {kinds[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {(['from', 'until'] as const).map((end) => (
        <label key={end}>
          {end === 'from' ? 'From' : 'Until'}
          <select name={end} defaultValue={period[end]}>
            {months.map((month) => (
              <option key={month} value={month}>
                {toMonthName(month, 'long')}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">Show</button>
    </form>
  );
}
