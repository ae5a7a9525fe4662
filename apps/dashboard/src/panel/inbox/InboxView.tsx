import { otherLanguages } from '@agency/content/languages';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { Form } from '../../submissions/forms.ts';
import { toQuery } from '../../submissions/inbox/filters.ts';
import { parseFilters } from '../../submissions/inbox/parse-filters.ts';
import { countMessages } from '../../submissions/inbox/read-inbox.ts';
import { readOpenings } from '../../submissions/inbox/read-openings.ts';
import { readPage } from '../../submissions/inbox/read-page.ts';
import { getReadableForms, getShownColleagues } from '../../submissions/inbox/readers.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toDateField } from '../language/times.ts';
import { PanelPage } from '../PanelPage.tsx';
import { Inbox } from './Inbox.tsx';
import { toInboxPath } from './list-position.ts';

/** Views whose number of messages is worth knowing before they are opened. */
const counted = ['new', 'mine', 'unanswered', 'due'] as const;

/** All messages that the user may read: `/admin/inbox`. */
export async function InboxView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const filters = parseFilters({ ...searchParams });
  if (!req.user) {
    redirect(`/admin/login?redirect=${encodeURIComponent(toInboxPath(filters))}`);
  }
  const readable = await getReadableForms(req);
  const labels = getTranslations(req.i18n, 'inbox').texts;
  const [page, colleagues, services, openings, sources, hasLanguages, counts] = await Promise.all([
    readPage(req, { filters, words: '' }),
    getShownColleagues(req),
    readable.includes('enquiries') ? getServices(req) : [],
    readable.includes('applications') ? readOpenings(req) : [],
    getSources(req, readable),
    hasOtherLanguages(req),
    Promise.all(counted.map((view) => countMessages(req, { filters: { view }, words: '' }))),
  ]);
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: labels.name }]} />
      <Gutter className="inbox">
        <Inbox
          key={toQuery(filters)}
          filters={filters}
          page={page}
          forms={readable.map((form) => ({ form, name: labels.forms[form].many }))}
          services={services}
          openings={openings}
          sources={sources}
          hasLanguages={hasLanguages}
          today={toDateField(new Date())}
          colleagues={colleagues}
          counts={Object.fromEntries(counted.map((view, index) => [view, counts[index] ?? 0]))}
        />
      </Gutter>
    </PanelPage>
  );
}

/** Services of the stored enquiries. */
async function getServices({ payload }: PayloadRequest): Promise<string[]> {
  const { values } = await payload.findDistinct({
    collection: 'enquiries',
    field: 'service',
    sort: 'service',
    limit: 50,
    // The user may read every enquiry.
    overrideAccess: true,
  });
  return values.map(({ service }) => String(service));
}

/** Whether anybody has written with a form that is not in the default language. */
async function hasOtherLanguages(req: PayloadRequest): Promise<boolean> {
  const counts = await Promise.all(
    otherLanguages.map(({ tag }) => countMessages(req, { filters: { language: tag }, words: '' })),
  );
  return counts.some((count) => count > 0);
}

/** Where the messages that somebody may read came from. */
async function getSources({ payload }: PayloadRequest, readable: Form[]): Promise<string[]> {
  const found = await Promise.all(
    readable.map((collection) =>
      payload.findDistinct({
        collection,
        field: 'leadSource',
        sort: 'leadSource',
        limit: 100,
        // The user may read every message of these forms.
        overrideAccess: true,
      }),
    ),
  );
  const sources = found.flatMap(({ values }) => values.map(({ leadSource }) => leadSource));
  return [...new Set(sources.filter((one) => typeof one === 'string'))].toSorted();
}
