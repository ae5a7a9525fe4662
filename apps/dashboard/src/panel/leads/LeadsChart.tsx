import type { CSSProperties } from 'react';
import { toMonthName } from '../../submissions/leads/months.ts';
import { type Language, locales } from '../language/language.ts';

interface ChartProps {
  /** Oldest first. */
  months: string[];
  counts: number[];
  language: Language;
}

/** With more months, labels would overlap. */
const MAX_SPACED = 14;

/** How many came in each month: a dot on a line of its height. The tables below are its text. */
export function LeadsChart({ months, counts, language }: ChartProps) {
  const most = Math.max(1, ...counts);
  return (
    <div className="leads__chart" aria-hidden="true" data-dense={months.length > MAX_SPACED}>
      {months.map((month, index) => {
        const count = counts[index] ?? 0;
        const [name, year] = toMonthName(month, locales[language]).split(' ');
        const isFirst = index === 0 || month.endsWith('-01');
        return (
          <div key={month} style={{ '--share': count / most } as CSSProperties}>
            {count > 0 && <span className="leads__count">{count}</span>}
            {count > 0 && <span className="leads__dot" />}
            <span className="leads__month">
              {language === 'en' ? name?.slice(0, 3) : name}
              {isFirst && <small>{year}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
