import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { toShortTable } from '../../submissions/leads/lead-table.ts';
import { decidePeriod } from '../../submissions/leads/months.ts';
import { getKinds, readLeads } from '../../submissions/leads/read-leads.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { LeadsChart } from './LeadsChart.tsx';
import { LeadsExport } from './LeadsExport.tsx';
import { LeadsFilter } from './LeadsFilter.tsx';
import { LeadsTable } from './LeadsTable.tsx';

/** Messages by source and subject, for each month: `/admin/leads`. */
export async function LeadsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/leads')}`);
  const allowed = getKinds(req);
  const kind = allowed.find((one) => one === searchParams?.kind) ?? allowed[0];
  if (!kind) notFound();
  const now = new Date();
  const period = decidePeriod({ ...searchParams }, now);
  const { months, tables } = await readLeads(req, kind, period);
  const [first] = tables;
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
          <LeadsExport kind={kind} period={period} isEmpty={first?.sum.total === 0} />
        </header>
        <LeadsFilter
          kind={kind}
          kinds={allowed}
          period={period}
          now={now}
          translations={translations}
        />
        {first && (
          <LeadsChart months={months} counts={first.sum.counts} language={translations.language} />
        )}
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
