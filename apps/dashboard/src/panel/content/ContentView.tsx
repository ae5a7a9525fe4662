import { type ContentKey, contentSchemas, isPageKey } from '@agency/content/content-files';
import { type Language, languages, toLanguage } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { toContentLabel } from '../../collections/content/content-labels.ts';
import { toContentName } from '../../collections/content/content-name.ts';
import { hasContent } from '../../collections/content/default-content.ts';
import { readEditedCopy } from '../../collections/content/edited-copy.ts';
import { applySnapshot } from '../../collections/content/source-snapshot.ts';
import type { Content } from '../../payload-types.ts';
import { LocalTime } from '../editing/LocalTime.tsx';
import { HeadingDot } from '../HeadingDot.tsx';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { compareWithSource, countStatuses } from './compare-with-source.ts';
import { LanguageTabs, TranslationStatus, toChangesText } from './LanguageTabs.tsx';
import { CONTENT_PATH, toContentListPath, toContentPath } from './paths.ts';

interface Row {
  key: ContentKey;
  /** Whether the language has this content. */
  isThere: boolean;
  translationStatus?: { missing: number; older: number } | undefined;
  newest?: Content | undefined;
}

const keys = Object.keys(contentSchemas) as ContentKey[];

/** The list of content documents: `/admin/words`, `/admin/words?language=ar`. */
export async function ContentView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(CONTENT_PATH)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const language = toLanguage(searchParams?.language);
  const rows = await readRows(req, language);
  const translations = getTranslations(req.i18n, 'content');
  const labels = translations.texts;
  const groups = [
    { name: labels.shared, rows: rows.filter(({ key }) => !isPageKey(key)) },
    { name: labels.pages, rows: rows.filter(({ key }) => isPageKey(key)) },
  ];
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: labels.name }]} />
      <Gutter className="inbox words">
        <header className="inbox__head">
          <h1>
            {labels.name}
            <HeadingDot />
          </h1>
        </header>
        <p className="words-intro">{labels.intro}</p>
        <LanguageTabs
          tabs={languages.map(({ tag, name }) => ({ tag, name, href: toContentListPath(tag) }))}
          current={language.tag}
          translations={translations}
        />
        {groups.map(({ name, rows: ofGroup }) => (
          <section key={name} className="words-files">
            <h2>{name}</h2>
            <ul>
              {ofGroup.map((row) => (
                <ContentRow
                  key={row.key}
                  row={row}
                  tag={language.tag}
                  translations={translations}
                />
              ))}
            </ul>
          </section>
        ))}
      </Gutter>
    </PanelPage>
  );
}

interface ContentRowProps {
  row: Row;
  tag: string;
  translations: Translations<'content'>;
}

function ContentRow({ row, tag, translations }: ContentRowProps) {
  const { key, isThere, translationStatus: counts, newest } = row;
  const { state } = translations.texts;
  const name = toContentLabel(key, translations.language);
  if (!isThere) {
    return (
      <li>
        <span>{name}</span>
        <span>{translations.texts.compared.absent}</span>
      </li>
    );
  }
  const changes = Object.keys(newest?.fields ?? {}).length;
  const isDraft = newest?._status === 'draft';
  const values = { changes: toChangesText(changes, translations) };
  return (
    <li>
      <Link href={toContentPath(toContentName(key, tag))} prefetch={false}>
        {name}
      </Link>
      <span data-changed={isDraft || changes > 0}>
        {!isDraft && changes === 0
          ? state.shipped
          : translations.t(isDraft ? state.draft : state.published, values)}
        {counts && <TranslationStatus {...counts} translations={translations} />}
      </span>
      <span>{newest && <LocalTime iso={newest.updatedAt} />}</span>
    </li>
  );
}

async function readRows(req: PayloadRequest, language: Language): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection: 'content',
    where: { language: { equals: language.tag } },
    draft: true,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return Promise.all(
    keys.map(async (key): Promise<Row> => {
      const newest = docs.find((one) => one.key === key);
      return {
        key,
        isThere: hasContent(key, language),
        translationStatus: await readTranslationStatus(req, key, language, newest),
        newest,
      };
    }),
  );
}

/** Counts missing and outdated translations. */
async function readTranslationStatus(
  req: PayloadRequest,
  key: ContentKey,
  language: Language,
  newest: Content | undefined,
): Promise<Row['translationStatus']> {
  const copy = await readEditedCopy(req, { key, language: language.tag });
  if (!copy?.source) return undefined;
  const { schema, original, source } = copy;
  const content = putOverrides(original, (newest?.fields ?? {}) as Overrides).changed;
  const comparisons = compareWithSource(schema, content, {
    now: source.now,
    before: applySnapshot(source.defaults, (newest?.basis ?? {}) as Overrides),
    ...(source.isFallback && { fallback: original }),
  });
  return countStatuses(comparisons);
}

/** In the place of Payload's list. */
export const RedirectToContent = () => redirect(CONTENT_PATH);
