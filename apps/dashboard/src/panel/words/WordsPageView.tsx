import { readBrand } from '@agency/brand/read-brand';
import { toBrandWords } from '@agency/content/brand-words';
import { agencySchema, type ContentKey, isContentKey } from '@agency/content/content-files';
import { applyOverrides, type Overrides, putOverrides } from '@agency/content/overrides';
import { toPagePath } from '@agency/content/page-paths';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { checkFields } from '../../collections/content/check-fields.ts';
import { toContentName } from '../../collections/content/content-names.ts';
import { listLinks } from '../../collections/content/list-links.ts';
import { findNewest, findPublished } from '../../collections/content/save-words.ts';
import { readShipped } from '../../collections/content/shipped-words.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import { findWriter } from '../../collections/editing/document-lock.ts';
import { Frame } from '../inbox/Frame.tsx';
import type { Language } from '../language/language.ts';
import { speak } from '../language/speak.ts';
import { toWordsPath, WORDS_PATH } from './places.ts';
import { Unfit } from './Unfit.tsx';
import { WordsForm } from './WordsForm.tsx';

/** The words of one file: `/admin/words/<key>`. */
export async function WordsPageView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req } = initPageResult;
  const segments = params?.segments ?? [];
  const key = String(Array.isArray(segments) ? segments.at(-1) : segments);
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(toWordsPath(key))}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  if (!isContentKey(key)) notFound();
  const speech = speak(req.i18n, 'words');
  const name = toContentName(key, speech.language);
  const [newest, published] = await Promise.all([findNewest(req, key), findPublished(req, key)]);
  const fields = (newest?.fields ?? {}) as Overrides;
  const original = readShipped(key);
  const unfit = findUnfit(key, fields, speech.language);
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
          key={key}
          contentKey={key}
          name={name}
          account={req.user.id}
          schema={toFormSchema(key, speech.language)}
          original={original}
          stored={putOverrides(original, fitting).changed as Record<string, unknown>}
          madeFrom={newest?.updatedAt ?? ''}
          state={{
            changes: Object.keys(fields).length,
            isDraft: newest?._status === 'draft',
            ...(published && { published: Object.keys(published.fields).length }),
          }}
          brandWords={await getBrandWords(req)}
          pages={listLinks()}
          hasPage={toPagePath(key, '/') !== undefined}
          {...(newest && { id: newest.id })}
          {...(writer && { writer })}
        />
      </Gutter>
    </Frame>
  );
}

/** Stored changes that the file's schema refuses by now: a field was renamed or taken away since. */
function findUnfit(key: ContentKey, fields: Overrides, language: Language) {
  return Object.entries(fields).flatMap(([place, value]) => {
    const checked = checkFields(key, { [place]: value }, language);
    const [fault] = 'faults' in checked ? checked.faults : [];
    return fault ? [{ ...fault, path: place }] : [];
  });
}

/** What the brand's own words stand for on the website at present. */
async function getBrandWords(req: PayloadRequest): Promise<Record<string, string>> {
  const brand = readBrand();
  const published = await findPublished(req, 'agency');
  const fields = (published?.fields ?? {}) as Overrides;
  const { words } = applyOverrides(readShipped('agency'), fields, agencySchema);
  const known = Object.entries(toBrandWords({ ...brand, ...words }));
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
