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
import { toWordsPath } from './places.ts';
import type { Tree } from './tree.ts';
import { WordsForm } from './WordsForm.tsx';

/** What the form of a study's words in another language is drawn from; nothing where there is no such study. */
export async function readStudyForm(req: PayloadRequest, words: StudyWords) {
  const study = await findStudy(req, words.study);
  if (!study || !req.user) return undefined;
  const { language } = getTranslations(req.i18n, 'content');
  const [newest, published] = await Promise.all([
    findNewest(req, words),
    findPublished(req, words),
  ]);
  const writer = newest && (await findWriter(req, 'content', newest.id));
  const now = toStudyTree(study);
  const blank = toBlank(now);
  // What has no place any more goes with the next save.
  const fields = toStored(now, (newest?.fields ?? {}) as Overrides);
  const { tag, name } = defaultLanguage;
  const own = toWordsName(words.key, words.language.tag);
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
      schema={toStudyForm(now, language)}
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
        : toWordsPath(toWordsName(toStudyKey(id), tag)),
  }));
