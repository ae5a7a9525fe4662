import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { CSSProperties } from 'react';
import {
  getKinds,
  type Kind,
  type LeadTable,
  type Line,
  readLeads,
  toShortTable,
} from '../../submissions/leads/leads.ts';
import {
  decidePeriod,
  listMonths,
  type Period,
  toMonthName,
} from '../../submissions/leads/months.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { PanelPage } from '../PanelPage.tsx';
import { LeadsExport } from './LeadsExport.tsx';

/** Messages by source and subject, for each month: `/admin/leads`. */
export async function LeadsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/leads')}`);
  const kinds = getKinds(req);
  const kind = kinds.find((one) => one === searchParams?.kind) ?? kinds[0];
  if (!kind) notFound();
  const period = decidePeriod({ ...searchParams }, new Date());
  const { months, tables } = await readLeads(req, kind, period);
  const sum = tables[0]?.sum;
  const translations = getTranslations(req.i18n, 'inbox');
  const { leads } = translations.texts;
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: leads.name }]} />
      <Gutter className="inbox leads">
        <header className="inbox__head">
          <h1>
            {leads.kinds[kind]}
            <HeadingDot />
          </h1>
          <LeadsExport kind={kind} period={period} isEmpty={sum?.total === 0} />
        </header>
        <LeadsFilter kind={kind} kinds={kinds} period={period} translations={translations} />
        <LeadsChart months={months} counts={sum?.counts ?? []} translations={translations} />
        {tables.map((table) => (
          <LeadsTable
            key={table.heading}
            table={toShortTable(table)}
            months={months}
            translations={translations}
          />
        ))}
        <p className="leads__end">{leads.end}</p>
      </Gutter>
    </PanelPage>
  );
}

interface Translated {
  translations: Translations<'inbox'>;
}

/** The filter of the report: a GET form, which works without script. */
function LeadsFilter({
  kind,
  kinds,
  period,
  translations: { language, texts },
}: Translated & { kind: Kind; kinds: Kind[]; period: Period }) {
  const { leads } = texts;
  const months = listMonths(new Date());
  return (
    <form className="leads__choice" method="get" action="/admin/leads">
      {kinds.length > 1 && (
        <label>
          {leads.what}
          <select name="kind" defaultValue={kind}>
            {kinds.map((one) => (
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
                {toMonthName(month, locales[language], 'long')}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{leads.show}</button>
    </form>
  );
}

/** With more months, labels would overlap. */
const MAX_SPACED = 14;

/** How many came in each month: a dot on a line of its height. The tables below are its text. */
function LeadsChart({
  months,
  counts,
  translations: { language },
}: Translated & { months: string[]; counts: number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <div className="leads__chart" aria-hidden="true" data-dense={months.length > MAX_SPACED}>
      {months.map((month, index) => {
        const count = counts[index] ?? 0;
        const [name, year] = toMonthName(month, locales[language]).split(' ');
        return (
          <div key={month} style={{ '--share': count / most } as CSSProperties}>
            {count > 0 && <span className="leads__count">{count}</span>}
            {count > 0 && <span className="leads__dot" />}
            <span className="leads__month">
              {language === 'en' ? name?.slice(0, 3) : name}
              {(index === 0 || month.endsWith('-01')) && <small>{year}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** One table of lines by month. It is wider than a phone and scrolls. */
function LeadsTable({
  table: { heading, lines, sum },
  months,
  translations: { language, texts },
}: Translated & { table: LeadTable; months: string[] }) {
  const { leads } = texts;
  const id = `leads-by-${heading.toLowerCase()}`;
  const toRow = ({ name, counts, total }: Line) => (
    <tr key={name}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{total}</td>
      {months
        .map((month, index) => (
          <td key={month} data-none={!counts[index]}>
            {counts[index]}
          </td>
        ))
        .toReversed()}
    </tr>
  );
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
                  {toMonthName(month, locales[language])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(toRow)}
            {lines.length === 0 && (
              <tr>
                <td colSpan={months.length + 2}>{leads.none}</td>
              </tr>
            )}
          </tbody>
          {lines.length > 1 && <tfoot>{toRow(sum)}</tfoot>}
        </table>
      </section>
    </div>
  );
}
