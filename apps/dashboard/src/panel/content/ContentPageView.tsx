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
import { readAgencyFacts } from '../../collections/content/agency-facts.ts';
import { toContentLabel } from '../../collections/content/content-labels.ts';
import { type ContentName, toContentName } from '../../collections/content/content-name.ts';
import {
  findContentName,
  hasOwnFile,
  readDefaults,
} from '../../collections/content/default-content.ts';
import { findLatestContent, findPublishedContent } from '../../collections/content/find-content.ts';
import { listLinks } from '../../collections/content/list-links.ts';
import { readSourceCopy } from '../../collections/content/read-source-copy.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import { validateFields } from '../../collections/content/validate-fields.ts';
import { findLockOwner } from '../../collections/editing/document-lock.ts';
import { getTranslations } from '../language/get-translations.ts';
import type { Language } from '../language/language.ts';
import { PanelPage } from '../PanelPage.tsx';
import { ContentForm } from './ContentForm.tsx';
import { InvalidOverrides } from './InvalidOverrides.tsx';
import { listLanguageTabs } from './list-language-tabs.ts';
import { CONTENT_PATH, toContentPath } from './paths.ts';

/** The editor of one content document: `/admin/words/landing`, in another language `/admin/words/landing--ar`. */
export async function ContentPageView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req } = initPageResult;
  const segments = params?.segments ?? [];
  const contentKey = String(Array.isArray(segments) ? segments.at(-1) : segments);
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(toContentPath(contentKey))}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const content = findContentName(contentKey);
  if (!content) notFound();
  const { key, language } = content;
  const translations = getTranslations(req.i18n, 'content');
  const name = toContentLabel(key, translations.language);
  const [newest, published] = await Promise.all([
    findLatestContent(req, content),
    findPublishedContent(req, content),
  ]);
  const fields = (newest?.fields ?? {}) as Overrides;
  const original = readDefaults(key, language);
  const invalid = await findInvalid(req, content, fields, translations.language);
  const fitting = Object.fromEntries(
    Object.entries(fields).filter(([path]) => !invalid.some((one) => one.path === path)),
  );
  const writer = newest && (await findLockOwner(req, 'content', newest.id));
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: translations.texts.name, url: CONTENT_PATH }, { label: name }]} />
      <Gutter className="inbox words">
        <InvalidOverrides translations={translations} errors={invalid} fields={fields} />
        <ContentForm
          key={contentKey}
          contentKey={contentKey}
          name={name}
          language={{ tag: language.tag, isMeasured: language.typeface === 'mona-sans' }}
          tabs={listLanguageTabs((tag) => toContentPath(toContentName(key, tag)), key)}
          {...(!isDefault(language) && { source: await getSource(req, content, newest?.basis) })}
          account={req.user.id}
          schema={toFormSchema(key, translations.language, language)}
          original={original}
          stored={putOverrides(original, fitting).changed as Record<string, unknown>}
          baseVersion={newest?.updatedAt ?? ''}
          state={{
            changes: Object.keys(fields).length,
            isDraft: newest?._status === 'draft',
            ...(published && { published: Object.keys(published.fields).length }),
          }}
          brandValues={await getBrandValues(req, language)}
          pages={listLinks()}
          hasPage={toPagePath(key, '/') !== undefined}
          {...(newest && { id: newest.id })}
          {...(writer && { writer })}
        />
      </Gutter>
    </PanelPage>
  );
}

/** The source text for a translation. */
async function getSource(req: PayloadRequest, { key, language }: ContentName, basis: unknown) {
  const { tag, name } = defaultLanguage;
  const now = await readSourceCopy(req, key);
  return {
    ...{ tag, name, now, shipped: readDefaults(key), basis: (basis ?? {}) as Overrides },
    isFallback: !hasOwnFile(key, language),
  };
}

/** Stored overrides that the schema rejects, because a field was renamed or removed. */
async function findInvalid(
  req: PayloadRequest,
  { key, language: of }: ContentName,
  fields: Overrides,
  language: Language,
) {
  const facts = key === 'agency' ? undefined : await readAgencyFacts(req, of);
  return Object.entries(fields).flatMap(([path, value]) => {
    const checked = validateFields(key, { [path]: value }, language, of, facts);
    const [error] = 'faults' in checked ? checked.faults : [];
    return error ? [{ ...error, path }] : [];
  });
}

/** The current values of the brand placeholders. */
async function getBrandValues(
  req: PayloadRequest,
  language: SiteLanguage,
): Promise<Record<string, string>> {
  const known = Object.entries(toBrandValues(await readAgencyFacts(req, language), language));
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
