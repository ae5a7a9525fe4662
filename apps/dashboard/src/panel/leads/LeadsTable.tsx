import type { LeadTable, Line } from '../../submissions/leads/lead-table.ts';
import { toMonthName } from '../../submissions/leads/months.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';

interface TableProps {
  table: LeadTable;
  months: string[];
  translations: Translations<'inbox'>;
}

/** One table of lines by month. It is wider than a phone and moves under the thumb. */
export function LeadsTable({ table: { heading, lines, sum }, months, translations }: TableProps) {
  const { leads } = translations.texts;
  const id = `leads-by-${heading.toLowerCase()}`;
  return (
    <div className="leads__table">
      <h2 id={id}>{leads.by[heading]}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section tabIndex={0} aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{leads.heads[heading]}</th>
              <th scope="col">{leads.all}</th>
              {months.toReversed().map((month) => (
                <th key={month} scope="col">
                  {toMonthName(month, locales[translations.language])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.name} line={line} months={months} />
            ))}
            {lines.length === 0 && (
              <tr>
                <td colSpan={months.length + 2}>{leads.none}</td>
              </tr>
            )}
          </tbody>
          {lines.length > 1 && (
            <tfoot>
              <Row line={sum} months={months} />
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}

function Row({ line: { name, counts, total }, months }: { line: Line; months: string[] }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{total}</td>
      {months
        .map((month, index) => (
          <td key={month} data-none={!counts[index]}>
            {counts[index] ?? 0}
          </td>
        ))
        .toReversed()}
    </tr>
  );
}
