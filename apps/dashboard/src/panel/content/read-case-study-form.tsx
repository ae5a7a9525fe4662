import { defaultLanguage, languages } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import {
  findCaseStudy,
  toCopyForm,
  toCopyTree,
  toEmptyCopy,
  toStoredCopy,
} from '../../collections/case-studies/case-study-copy.ts';
import {
  type CaseStudyTranslation,
  toCaseStudyKey,
  toContentName,
} from '../../collections/content/content-name.ts';
import { findLatestContent, findPublishedContent } from '../../collections/content/find-content.ts';
import { findLockOwner } from '../../collections/editing/document-lock.ts';
import { getTranslations } from '../language/get-translations.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentTree } from './content-tree.ts';
import { toContentPath } from './paths.ts';

/** The translation form of a case study; `undefined` if there is no such case study. */
export async function readCaseStudyForm(req: PayloadRequest, content: CaseStudyTranslation) {
  const caseStudy = await findCaseStudy(req, content.study);
  if (!caseStudy || !req.user) return undefined;
  const { language } = getTranslations(req.i18n, 'content');
  const [newest, published] = await Promise.all([
    findLatestContent(req, content),
    findPublishedContent(req, content),
  ]);
  const writer = newest && (await findLockOwner(req, 'content', newest.id));
  const now = toCopyTree(caseStudy);
  const blank = toEmptyCopy(now);
  // What has no place any more goes with the next save.
  const fields = toStoredCopy(now, (newest?.fields ?? {}) as Overrides);
  const { tag, name } = defaultLanguage;
  const own = toContentName(content.key, content.language.tag);
  const form = (
    <ContentForm
      key={own}
      contentKey={own}
      name={caseStudy.client}
      account={req.user.id}
      language={{ tag: content.language.tag, isMeasured: false }}
      tabs={listCaseStudyTabs(content.study)}
      source={{
        tag,
        name,
        now,
        shipped: now,
        basis: (newest?.basis ?? {}) as Overrides,
        isFallback: false,
      }}
      schema={toCopyForm(now, language)}
      original={blank}
      hasDefaults={false}
      stored={putOverrides(blank, fields).changed as ContentTree}
      baseVersion={newest?.updatedAt ?? ''}
      state={{
        changes: Object.keys(fields).length,
        isDraft: newest?._status === 'draft',
        ...(published && { published: Object.keys(published.fields).length }),
      }}
      brandValues={{}}
      pages={[]}
      hasPage
      {...(newest && { id: newest.id })}
      {...(writer && { writer })}
    />
  );
  return { form, client: caseStudy.client };
}

/** The case study in the default language, and its translations. */
export const listCaseStudyTabs = (id: number) =>
  languages.map(({ tag, name }) => ({
    ...{ tag, name },
    href:
      tag === defaultLanguage.tag
        ? `/admin/collections/case-studies/${id}`
        : toContentPath(toContentName(toCaseStudyKey(id), tag)),
  }));
