import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { pageSchemas } from '@agency/content/schemas/pages';
import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { toContentName } from '../../collections/content/content-names.ts';
import { getName } from '../../collections/editing/document-lock.ts';
import { getPlans, type Plan } from '../../collections/editing/schedule.ts';
import type { Content } from '../../payload-types.ts';
import { LocalTime } from '../editing/LocalTime.tsx';
import { HeadingDot } from '../HeadingDot.tsx';
import { Frame } from '../inbox/Frame.tsx';
import { type Speech, speak } from '../language/speak.ts';
import { toWordsPath, WORDS_PATH } from './places.ts';
import { toStateWords } from './state-words.ts';

interface Row {
  key: ContentKey;
  newest?: Content;
  published?: Content;
  by?: string;
  plans: Plan[];
}

const keys = Object.keys(contentSchemas) as ContentKey[];
const isPage = (key: ContentKey) => Object.hasOwn(pageSchemas, key);

/** Every page's words, what pages share, and the facts of the agency: `/admin/words`. */
export async function WordsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(WORDS_PATH)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const rows = await readRows(req);
  const speech = speak(req.i18n, 'words');
  const says = speech.words;
  const groups = [
    { name: says.shared, rows: rows.filter(({ key }) => !isPage(key)) },
    { name: says.pages, rows: rows.filter(({ key }) => isPage(key)) },
  ];
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: says.name }]} />
      <Gutter className="inbox words">
        <header className="inbox__head">
          <h1>
            {says.name}
            <HeadingDot />
          </h1>
        </header>
        <p className="words-intro">{says.intro}</p>
        {groups.map(({ name, rows: ofGroup }) => (
          <section key={name} className="words-files">
            <h2>{name}</h2>
            <ul>
              {ofGroup.map((row) => (
                <FileRow key={row.key} row={row} speech={speech} />
              ))}
            </ul>
          </section>
        ))}
      </Gutter>
    </Frame>
  );
}

interface FileRowProps {
  row: Row;
  speech: Speech<'words'>;
}

function FileRow({ row: { key, newest, published, by, plans }, speech }: FileRowProps) {
  const state = {
    changes: newest ? Object.keys(newest.fields).length : 0,
    isDraft: newest?._status === 'draft',
    ...(published && { published: Object.keys(published.fields).length }),
  };
  return (
    <li>
      <Link href={toWordsPath(key)} prefetch={false}>
        {toContentName(key, speech.language)}
      </Link>
      <span data-changed={newest !== undefined && (state.isDraft || state.changes > 0)}>
        {toStateWords(state, speech)}
        {plans.map((plan) => (
          <span key={plan.id} data-failed={plan.failure !== undefined}>
            {toPlanWords(plan, speech)} <LocalTime iso={plan.at} />
          </span>
        ))}
      </span>
      <span>
        {newest && (
          <>
            <LocalTime iso={newest.updatedAt} /> · <bdi>{by}</bdi>
          </>
        )}
      </span>
    </li>
  );
}

function toPlanWords({ kind, failure }: Plan, { words: { plans } }: Speech<'words'>): string {
  if (failure) return kind === 'publish' ? plans.notPublished : plans.notTakenBack;
  return kind === 'publish' ? plans.scheduled : plans.takenBack;
}

async function readRows(req: PayloadRequest): Promise<Row[]> {
  const all = { collection: 'content', pagination: false, depth: 0, req } as const;
  const isPublished = { _status: { equals: 'published' } };
  const [newest, published, plans] = await Promise.all([
    req.payload.find({ ...all, draft: true, overrideAccess: false }),
    req.payload.find({ ...all, where: isPublished, overrideAccess: false }),
    getPlans(req.payload, { req }),
  ]);
  return Promise.all(
    keys.map(async (key): Promise<Row> => {
      const doc = newest.docs.find((one) => one.key === key);
      const shown = published.docs.find((one) => one.key === key);
      const ofDoc = plans.filter((one) => one.collection === 'content' && one.docId === doc?.id);
      if (!doc) return { key, plans: [] };
      const by = await getName(req, doc.editedBy);
      return { key, newest: doc, by, plans: ofDoc, ...(shown && { published: shown }) };
    }),
  );
}
