import { defaultLanguage, languages } from '@agency/content/languages';
import type { Overrides } from '@agency/content/overrides';
import { putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import {
  findStudy,
  toBlank,
  toStored,
  toStudyForm,
  toStudyTree,
} from '../../collections/case-studies/study-words.ts';
import { findNewest, findPublished } from '../../collections/content/find-words.ts';
import { type StudyWords, toStudyKey, toWordsName } from '../../collections/content/words-name.ts';
import { findWriter } from '../../collections/editing/document-lock.ts';
import { getTranslations } from '../language/get-translations.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentTree } from './content-tree.ts';
import { toContentPath } from './paths.ts';

/** The translation form of a case study; `undefined` if there is no such case study. */
export async function readCaseStudyForm(req: PayloadRequest, content: StudyWords) {
  const caseStudy = await findStudy(req, content.study);
  if (!caseStudy || !req.user) return undefined;
  const { language } = getTranslations(req.i18n, 'content');
  const [newest, published] = await Promise.all([
    findNewest(req, content),
    findPublished(req, content),
  ]);
  const writer = newest && (await findWriter(req, 'content', newest.id));
  const now = toStudyTree(caseStudy);
  const blank = toBlank(now);
  // What has no place any more goes with the next save.
  const fields = toStored(now, (newest?.fields ?? {}) as Overrides);
  const { tag, name } = defaultLanguage;
  const own = toWordsName(content.key, content.language.tag);
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
      schema={toStudyForm(now, language)}
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
        : toContentPath(toWordsName(toStudyKey(id), tag)),
  }));
