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
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { compareWithSource, countStatuses } from './compare-with-source.ts';
import { toStateText } from './content-state.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { listLanguageTabs } from './list-language-tabs.ts';
import { CONTENT_PATH, toContentListPath, toContentPath } from './paths.ts';
import { TranslationStatus } from './TranslationStatus.tsx';

interface Row {
  key: ContentKey;
  /** Whether the language has this content. */
  isThere: boolean;
  /** The status of the translation. */
  translationStatus?: { missing: number; older: number };
  newest?: Content;
  published?: Content;
  by?: string;
  plans: ScheduledPublish[];
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
          tabs={listLanguageTabs(toContentListPath)}
          current={language.tag}
          label={labels.compared.languages}
          absent={labels.compared.absent}
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
  const { key, isThere, translationStatus: counts, newest, published, by, plans } = row;
  const name = toContentLabel(key, translations.language);
  if (!isThere) {
    return (
      <li>
        <span>{name}</span>
        <span>{translations.texts.compared.absent}</span>
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
      <Link href={toContentPath(toContentName(key, tag))} prefetch={false}>
        {name}
      </Link>
      <span data-changed={newest !== undefined && (state.isDraft || state.changes > 0)}>
        {toStateText(state, translations)}
        {counts && <TranslationStatus {...counts} translations={translations} />}
        {plans.map((plan) => (
          <span key={plan.id} data-failed={plan.failure !== undefined}>
            {toScheduleText(plan, translations)} <LocalTime iso={plan.at} />
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

function toScheduleText(
  { kind, failure }: ScheduledPublish,
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
    getScheduledPublishes(req.payload, { req }),
  ]);
  return Promise.all(
    keys.map(async (key): Promise<Row> => {
      const doc = newest.docs.find((one) => one.key === key);
      const shown = published.docs.find((one) => one.key === key);
      const ofDoc = plans.filter((one) => one.collection === 'content' && one.docId === doc?.id);
      const translationStatus = await readTranslationStatus(req, { key, language }, doc);
      const row = {
        key,
        isThere: hasContent(key, language),
        ...(translationStatus && { translationStatus }),
      };
      if (!doc) return { ...row, plans: [] };
      const by = await getAccountName(req, doc.editedBy);
      return { ...row, newest: doc, by, plans: ofDoc, ...(shown && { published: shown }) };
    }),
  );
}

/** Counts missing and outdated translations. */
async function readTranslationStatus(
  req: PayloadRequest,
  { key, language }: ContentName,
  newest: Content | undefined,
): Promise<Row['translationStatus']> {
  if (isDefault(language) || !hasContent(key, language)) return undefined;
  const original = readDefaults(key, language);
  const content = putOverrides(original, (newest?.fields ?? {}) as Overrides).changed;
  const comparisons = compareWithSource(toFormSchema(key, 'en', language), content, {
    now: await readSourceCopy(req, key),
    before: applySnapshot(readDefaults(key), (newest?.basis ?? {}) as Overrides),
    ...(!hasOwnFile(key, language) && { fallback: original }),
  });
  return countStatuses(comparisons);
}
