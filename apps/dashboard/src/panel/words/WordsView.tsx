import { type ContentKey, contentSchemas, isPageKey } from '@agency/content/content-files';
import { isDefault, type Language, toLanguage } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { toContentLabel } from '../../collections/content/content-labels.ts';
import { type ContentName, toContentName } from '../../collections/content/content-name.ts';
import { hasContent, hasOwnFile, readDefaults } from '../../collections/content/default-content.ts';
import { readSourceCopy } from '../../collections/content/read-source-copy.ts';
import { applySnapshot } from '../../collections/content/source-snapshot.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import { getAccountName } from '../../collections/editing/document-lock.ts';
import {
  getScheduledPublishes,
  type ScheduledPublish,
} from '../../collections/editing/schedule.ts';
import type { Content } from '../../payload-types.ts';
import { LocalTime } from '../editing/LocalTime.tsx';
import { HeadingDot } from '../HeadingDot.tsx';
import { Frame } from '../inbox/Frame.tsx';
import { type Speech, speak } from '../language/speak.ts';
import { compareWords, countStandings } from './compare.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { listTabs } from './list-tabs.ts';
import { toWordsListPath, toWordsPath, WORDS_PATH } from './places.ts';
import { Standings } from './Standings.tsx';
import { toStateWords } from './state-words.ts';

interface Row {
  key: ContentKey;
  /** Whether the language has these words. */
  isThere: boolean;
  /** How they stand beside the default language. */
  standings?: { missing: number; older: number };
  newest?: Content;
  published?: Content;
  by?: string;
  plans: ScheduledPublish[];
}

const keys = Object.keys(contentSchemas) as ContentKey[];

/** Every page's words, what pages share, and the facts of the agency: `/admin/words`, `/admin/words?language=ar`. */
export async function WordsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(WORDS_PATH)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const language = toLanguage(searchParams?.language);
  const rows = await readRows(req, language);
  const speech = speak(req.i18n, 'words');
  const says = speech.words;
  const groups = [
    { name: says.shared, rows: rows.filter(({ key }) => !isPageKey(key)) },
    { name: says.pages, rows: rows.filter(({ key }) => isPageKey(key)) },
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
        <LanguageTabs
          tabs={listTabs(toWordsListPath)}
          current={language.tag}
          label={says.compared.languages}
          absent={says.compared.absent}
        />
        {groups.map(({ name, rows: ofGroup }) => (
          <section key={name} className="words-files">
            <h2>{name}</h2>
            <ul>
              {ofGroup.map((row) => (
                <FileRow key={row.key} row={row} tag={language.tag} speech={speech} />
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
  tag: string;
  speech: Speech<'words'>;
}

function FileRow({ row, tag, speech }: FileRowProps) {
  const { key, isThere, standings, newest, published, by, plans } = row;
  const name = toContentLabel(key, speech.language);
  if (!isThere) {
    return (
      <li>
        <span>{name}</span>
        <span>{speech.words.compared.absent}</span>
      </li>
    );
  }
  const state = {
    changes: newest ? Object.keys(newest.fields).length : 0,
    isDraft: newest?._status === 'draft',
    ...(published && { published: Object.keys(published.fields).length }),
  };
  return (
    <li>
      <Link href={toWordsPath(toContentName(key, tag))} prefetch={false}>
        {name}
      </Link>
      <span data-changed={newest !== undefined && (state.isDraft || state.changes > 0)}>
        {toStateWords(state, speech)}
        {standings && <Standings {...standings} speech={speech} />}
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

function toPlanWords(
  { kind, failure }: ScheduledPublish,
  { words: { plans } }: Speech<'words'>,
): string {
  if (failure) return kind === 'publish' ? plans.notPublished : plans.notTakenBack;
  return kind === 'publish' ? plans.scheduled : plans.takenBack;
}

async function readRows(req: PayloadRequest, language: Language): Promise<Row[]> {
  const all = { collection: 'content', pagination: false, depth: 0, req } as const;
  const isOfLanguage = { language: { equals: language.tag } };
  const isPublished = { _status: { equals: 'published' } };
  const [newest, published, plans] = await Promise.all([
    req.payload.find({ ...all, draft: true, where: isOfLanguage, overrideAccess: false }),
    req.payload.find({
      ...all,
      where: { and: [isOfLanguage, isPublished] },
      overrideAccess: false,
    }),
    getScheduledPublishes(req.payload, { req }),
  ]);
  return Promise.all(
    keys.map(async (key): Promise<Row> => {
      const doc = newest.docs.find((one) => one.key === key);
      const shown = published.docs.find((one) => one.key === key);
      const ofDoc = plans.filter((one) => one.collection === 'content' && one.docId === doc?.id);
      const standings = await readStandings(req, { key, language }, doc);
      const row = { key, isThere: hasContent(key, language), ...(standings && { standings }) };
      if (!doc) return { ...row, plans: [] };
      const by = await getAccountName(req, doc.editedBy);
      return { ...row, newest: doc, by, plans: ofDoc, ...(shown && { published: shown }) };
    }),
  );
}

/** What is missing of some words, and what is older than those of the default language. */
async function readStandings(
  req: PayloadRequest,
  { key, language }: ContentName,
  newest: Content | undefined,
): Promise<Row['standings']> {
  if (isDefault(language) || !hasContent(key, language)) return undefined;
  const original = readDefaults(key, language);
  const words = putOverrides(original, (newest?.fields ?? {}) as Overrides).changed;
  const beside = compareWords(toFormSchema(key, 'en', language), words, {
    now: await readSourceCopy(req, key),
    before: applySnapshot(readDefaults(key), (newest?.basis ?? {}) as Overrides),
    ...(!hasOwnFile(key, language) && { standIn: original }),
  });
  return countStandings(beside);
}
