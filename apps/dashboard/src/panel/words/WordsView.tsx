import { type ContentKey, contentSchemas, isPageKey } from '@agency/content/content-files';
import { isDefault, type Language, toLanguage } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { toBefore } from '../../collections/content/basis.ts';
import { toContentName } from '../../collections/content/content-names.ts';
import { readEnglish } from '../../collections/content/read-english.ts';
import { hasOwnFile, hasWords, readShipped } from '../../collections/content/shipped-words.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import { toWordsName, type WordsName } from '../../collections/content/words-name.ts';
import { getName } from '../../collections/editing/document-lock.ts';
import { getPlans, type Plan } from '../../collections/editing/schedule.ts';
import type { Content } from '../../payload-types.ts';
import { LocalTime } from '../editing/LocalTime.tsx';
import { HeadingDot } from '../HeadingDot.tsx';
import { Frame } from '../inbox/Frame.tsx';
import { getTranslations, type Translations } from '../language/get-translations.ts';
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
  plans: Plan[];
}

const keys = Object.keys(contentSchemas) as ContentKey[];

/** Every page's words, what pages share, and the facts of the agency: `/admin/words`, `/admin/words?language=ar`. */
export async function WordsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(WORDS_PATH)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const language = toLanguage(searchParams?.language);
  const rows = await readRows(req, language);
  const speech = getTranslations(req.i18n, 'content');
  const says = speech.texts;
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
  speech: Translations<'content'>;
}

function FileRow({ row, tag, speech }: FileRowProps) {
  const { key, isThere, standings, newest, published, by, plans } = row;
  const name = toContentName(key, speech.language);
  if (!isThere) {
    return (
      <li>
        <span>{name}</span>
        <span>{speech.texts.compared.absent}</span>
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
      <Link href={toWordsPath(toWordsName(key, tag))} prefetch={false}>
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
  { kind, failure }: Plan,
  { texts: { plans } }: Translations<'content'>,
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
    getPlans(req.payload, { req }),
  ]);
  return Promise.all(
    keys.map(async (key): Promise<Row> => {
      const doc = newest.docs.find((one) => one.key === key);
      const shown = published.docs.find((one) => one.key === key);
      const ofDoc = plans.filter((one) => one.collection === 'content' && one.docId === doc?.id);
      const standings = await readStandings(req, { key, language }, doc);
      const row = { key, isThere: hasWords(key, language), ...(standings && { standings }) };
      if (!doc) return { ...row, plans: [] };
      const by = await getName(req, doc.editedBy);
      return { ...row, newest: doc, by, plans: ofDoc, ...(shown && { published: shown }) };
    }),
  );
}

/** What is missing of some words, and what is older than those of the default language. */
async function readStandings(
  req: PayloadRequest,
  { key, language }: WordsName,
  newest: Content | undefined,
): Promise<Row['standings']> {
  if (isDefault(language) || !hasWords(key, language)) return undefined;
  const original = readShipped(key, language);
  const words = putOverrides(original, (newest?.fields ?? {}) as Overrides).changed;
  const beside = compareWords(toFormSchema(key, 'en', language), words, {
    now: await readEnglish(req, key),
    before: toBefore(readShipped(key), (newest?.basis ?? {}) as Overrides),
    ...(!hasOwnFile(key, language) && { standIn: original }),
  });
  return countStandings(beside);
}
