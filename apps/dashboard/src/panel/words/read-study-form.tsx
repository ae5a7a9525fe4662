import { defaultLanguage, languages } from '@agency/content/languages';
import type { Overrides } from '@agency/content/overrides';
import { putOverrides } from '@agency/content/overrides';
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
import { speak } from '../language/speak.ts';
import { toWordsPath } from './places.ts';
import type { Tree } from './tree.ts';
import { WordsForm } from './WordsForm.tsx';

/** What the form of a study's words in another language is drawn from; nothing where there is no such study. */
export async function readStudyForm(req: PayloadRequest, words: CaseStudyTranslation) {
  const study = await findCaseStudy(req, words.study);
  if (!study || !req.user) return undefined;
  const { language } = speak(req.i18n, 'words');
  const [newest, published] = await Promise.all([
    findLatestContent(req, words),
    findPublishedContent(req, words),
  ]);
  const writer = newest && (await findLockOwner(req, 'content', newest.id));
  const now = toCopyTree(study);
  const blank = toEmptyCopy(now);
  // What has no place any more goes with the next save.
  const fields = toStoredCopy(now, (newest?.fields ?? {}) as Overrides);
  const { tag, name } = defaultLanguage;
  const own = toContentName(words.key, words.language.tag);
  const form = (
    <WordsForm
      key={own}
      contentKey={own}
      name={study.client}
      account={req.user.id}
      language={{ tag: words.language.tag, isMeasured: false }}
      tabs={listStudyTabs(words.study)}
      english={{
        tag,
        name,
        now,
        shipped: now,
        basis: (newest?.basis ?? {}) as Overrides,
        isStandIn: false,
      }}
      schema={toCopyForm(now, language)}
      original={blank}
      isShipped={false}
      stored={putOverrides(blank, fields).changed as Tree}
      madeFrom={newest?.updatedAt ?? ''}
      state={{
        changes: Object.keys(fields).length,
        isDraft: newest?._status === 'draft',
        ...(published && { published: Object.keys(published.fields).length }),
      }}
      brandWords={{}}
      pages={[]}
      hasPage
      {...(newest && { id: newest.id })}
      {...(writer && { writer })}
    />
  );
  return { form, client: study.client };
}

/** The study itself, which has the words of the default language, and those of the others. */
export const listStudyTabs = (id: number) =>
  languages.map(({ tag, name }) => ({
    ...{ tag, name },
    href:
      tag === defaultLanguage.tag
        ? `/admin/collections/case-studies/${id}`
        : toWordsPath(toContentName(toCaseStudyKey(id), tag)),
  }));
