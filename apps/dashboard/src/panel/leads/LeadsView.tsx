import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { toShort } from '../../leads/lead-table.ts';
import { decidePeriod } from '../../leads/months.ts';
import { getKinds, readLeads } from '../../leads/read-leads.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { Frame } from '../inbox/Frame.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { LeadsChart } from './LeadsChart.tsx';
import { LeadsChoice } from './LeadsChoice.tsx';
import { LeadsExport } from './LeadsExport.tsx';
import { LeadsTable } from './LeadsTable.tsx';

/** Messages by source and by what they are about, month by month: `/admin/leads`. */
export async function LeadsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/leads')}`);
  const allowed = await getKinds(req);
  const kind = allowed.find((one) => one === searchParams?.kind) ?? allowed[0];
  if (!kind) notFound();
  const now = new Date();
  const period = decidePeriod({ ...searchParams }, now);
  const { months, tables } = await readLeads(req, kind, period);
  const [first] = tables;
  const speech = getTranslations(req.i18n, 'inbox');
  const { leads } = speech.texts;
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: leads.name }]} />
      <Gutter className="inbox leads">
        <header className="inbox__head">
          <h1>
            {leads.kinds[kind]}
            <HeadingDot />
          </h1>
          <LeadsExport kind={kind} period={period} isEmpty={first?.sum.total === 0} />
        </header>
        <LeadsChoice kind={kind} kinds={allowed} period={period} now={now} speech={speech} />
        {first && (
          <LeadsChart months={months} counts={first.sum.counts} language={speech.language} />
        )}
        {tables.map((table) => (
          <LeadsTable key={table.heading} table={toShort(table)} months={months} speech={speech} />
        ))}
        <p className="leads__end">{leads.end}</p>
      </Gutter>
    </Frame>
  );
}
