import { cookies } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest, Where } from 'payload';
import type { Opening } from '../../payload-types.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { readableForms } from '../../submissions/forms.ts';
import { SEARCH_COOKIE, toFilters, toInboxPath, toQuery } from '../../submissions/inbox/filters.ts';
import {
  type ListQuery,
  parseListQuery,
  searchSchema,
} from '../../submissions/inbox/list-query.ts';
import { readPage } from '../../submissions/inbox/read-inbox.ts';
import { getColleagues } from '../../submissions/inbox/readers.ts';
import { Link } from '../controls/Link.tsx';
import { PanelPage } from '../PanelPage.tsx';
import { Inbox } from './Inbox.tsx';
import { StageBoard } from './StageBoard.tsx';

/** All messages that the user may read: `/admin/inbox`. */
export async function InboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const list = parseListQuery(view.searchParams);
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(toInboxPath(list))}`);
  const words = await readSearch(list);
  const forms = readableForms(req);
  const filters = toFilters(list);
  const isByStage = list.by !== undefined && list.opening !== undefined;
  const labels = getTranslations(req.i18n, 'inbox').texts;
  const [page, colleagues, services, openings, sources] = await Promise.all([
    readPage(req, { filters, search: words, page: list.page, limit: isByStage ? 500 : undefined }),
    getColleagues(req),
    getValues(req, 'topic', { form: { equals: 'enquiry' } }),
    forms.includes('application') ? getOpenings(req) : [],
    getValues(req, 'leadSource'),
  ]);
  return (
    <PanelPage view={view} name={labels.name}>
      {list.opening && (
        <p>
          <Link href={toInboxPath({ ...filters, by: isByStage ? undefined : 'stage' })}>
            {isByStage ? labels.message.back : labels.byStage}
          </Link>
        </p>
      )}
      {isByStage ? (
        <>
          <h1 dir="auto">
            {openings.find(({ id }) => id === list.opening)?.title ?? labels.byStage}
          </h1>
          <StageBoard rows={page.rows} list={list} />
        </>
      ) : (
        <Inbox
          key={toQuery(filters)}
          list={list}
          words={words}
          page={page}
          values={{ forms, services, openings, sources, colleagues }}
        />
      )}
    </PanelPage>
  );
}

/** In place of Payload's list: the inbox. */
export function InboxRedirect() {
  redirect(toInboxPath({}));
}

/** The search text, if the list is searched. */
export async function readSearch({ found }: ListQuery): Promise<string> {
  if (!found) return '';
  const { value = '' } = (await cookies()).get(SEARCH_COOKIE) ?? {};
  return searchSchema.safeParse(Buffer.from(value, 'base64').toString()).data ?? '';
}

/** Published openings, also closed and deleted ones, newest first. */
async function getOpenings(req: PayloadRequest): Promise<Pick<Opening, 'id' | 'title'>[]> {
  const { docs } = await req.payload.find({
    collection: 'openings',
    where: { firstPublishedAt: { exists: true } },
    sort: '-createdAt',
    limit: 100,
    pagination: false,
    depth: 0,
    select: { title: true },
    trash: true,
    overrideAccess: false,
    req,
  });
  return docs;
}

/** The values of a column in the messages that the user may read. */
async function getValues(
  req: PayloadRequest,
  field: 'topic' | 'leadSource',
  where: Where = {},
): Promise<string[]> {
  const { values } = await req.payload.findDistinct({
    collection: 'submissions',
    field,
    where,
    sort: field,
    limit: 100,
    overrideAccess: false,
    req,
  });
  return values.map((one) => one[field]).filter((value) => typeof value === 'string');
}
