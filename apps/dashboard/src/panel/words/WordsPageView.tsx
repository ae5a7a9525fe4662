import { toBrandValues } from '@agency/content/brand-placeholders';
import {
  defaultLanguage,
  isDefault,
  type Language as SiteLanguage,
} from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { toPagePath } from '@agency/content/site-pages';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { checkFields } from '../../collections/content/check-fields.ts';
import { toContentName } from '../../collections/content/content-names.ts';
import { readFacts } from '../../collections/content/facts.ts';
import { findNewest, findPublished } from '../../collections/content/find-words.ts';
import { listLinks } from '../../collections/content/list-links.ts';
import { readEnglish } from '../../collections/content/read-english.ts';
import { findWords, hasOwnFile, readShipped } from '../../collections/content/shipped-words.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import {
  parseStudyWordsName,
  toWordsName,
  type WordsName,
} from '../../collections/content/words-name.ts';
import { findWriter } from '../../collections/editing/document-lock.ts';
import { Frame } from '../inbox/Frame.tsx';
import type { Language } from '../language/language.ts';
import { speak } from '../language/speak.ts';
import { listTabs } from './list-tabs.ts';
import { toWordsPath, WORDS_PATH } from './places.ts';
import { readStudyForm } from './read-study-form.tsx';
import { Unfit } from './Unfit.tsx';
import { WordsForm } from './WordsForm.tsx';

/** The words of one file: `/admin/words/landing`, in another language `/admin/words/landing--ar`. */
export async function WordsPageView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req } = initPageResult;
  const segments = params?.segments ?? [];
  const asked = String(Array.isArray(segments) ? segments.at(-1) : segments);
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(toWordsPath(asked))}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const study = parseStudyWordsName(asked);
  if (study) {
    const found = await readStudyForm(req, study);
    if (!found) notFound();
    const { words } = speak(req.i18n, 'studies');
    const list = { label: words.list, url: '/admin/collections/case-studies' };
    return (
      <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
        <SetStepNav nav={[list, { label: found.client }]} />
        <Gutter className="inbox words">{found.form}</Gutter>
      </Frame>
    );
  }
  const words = findWords(asked);
  if (!words) notFound();
  const { key, language } = words;
  const speech = speak(req.i18n, 'words');
  const name = toContentName(key, speech.language);
  const [newest, published] = await Promise.all([
    findNewest(req, words),
    findPublished(req, words),
  ]);
  const fields = (newest?.fields ?? {}) as Overrides;
  const original = readShipped(key, language);
  const unfit = await findUnfit(req, words, fields, speech.language);
  const fitting = Object.fromEntries(
    Object.entries(fields).filter(([place]) => !unfit.some((one) => one.path === place)),
  );
  const writer = newest && (await findWriter(req, 'content', newest.id));
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: speech.words.name, url: WORDS_PATH }, { label: name }]} />
      <Gutter className="inbox words">
        <Unfit speech={speech} faults={unfit} fields={fields} />
        <WordsForm
          key={asked}
          contentKey={asked}
          name={name}
          language={{ tag: language.tag, isMeasured: language.typeface === 'mona-sans' }}
          tabs={listTabs((tag) => toWordsPath(toWordsName(key, tag)), key)}
          {...(!isDefault(language) && { english: await getEnglish(req, words, newest?.basis) })}
          account={req.user.id}
          schema={toFormSchema(key, speech.language, language)}
          original={original}
          stored={putOverrides(original, fitting).changed as Record<string, unknown>}
          madeFrom={newest?.updatedAt ?? ''}
          state={{
            changes: Object.keys(fields).length,
            isDraft: newest?._status === 'draft',
            ...(published && { published: Object.keys(published.fields).length }),
          }}
          brandWords={await getBrandWords(req, language)}
          pages={listLinks()}
          hasPage={toPagePath(key, '/') !== undefined}
          {...(newest && { id: newest.id })}
          {...(writer && { writer })}
        />
      </Gutter>
    </Frame>
  );
}

/** What stands beside words of another language than the default one. */
async function getEnglish(req: PayloadRequest, { key, language }: WordsName, basis: unknown) {
  const { tag, name } = defaultLanguage;
  const now = await readEnglish(req, key);
  return {
    ...{ tag, name, now, shipped: readShipped(key), basis: (basis ?? {}) as Overrides },
    isStandIn: !hasOwnFile(key, language),
  };
}

/** Stored changes that the file's schema refuses by now: a field was renamed or taken away since. */
async function findUnfit(
  req: PayloadRequest,
  { key, language: of }: WordsName,
  fields: Overrides,
  language: Language,
) {
  const facts = key === 'agency' ? undefined : await readFacts(req, of);
  return Object.entries(fields).flatMap(([place, value]) => {
    const checked = checkFields(key, { [place]: value }, language, of, facts);
    const [fault] = 'faults' in checked ? checked.faults : [];
    return fault ? [{ ...fault, path: place }] : [];
  });
}

/** What the brand's own words stand for on the website at present. */
async function getBrandWords(
  req: PayloadRequest,
  language: SiteLanguage,
): Promise<Record<string, string>> {
  const known = Object.entries(toBrandValues(await readFacts(req, language), language));
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
