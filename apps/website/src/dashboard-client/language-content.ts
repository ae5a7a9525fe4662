import type { Content } from '@agency/contracts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';

/** What a host says that has changed nothing in a language. */
const UNCHANGED: Content = { fields: {} };

/** What was changed of a file of words in a language. A host that does not know it has changed nothing in it. */
export function toLanguageContent(asked: { key: string; language: string }): Resource<Content> {
  const resource = toResource('language-content', asked);
  return {
    ...resource,
    whenRefused: { data: UNCHANGED },
    mayBeKept: (data) => data !== UNCHANGED,
    parse(body, onBadRecord) {
      const parsed = resource.parse(body, onBadRecord);
      // Whoever does not look at the query answers with words of the default language.
      return parsed.data.language === asked.language ? parsed : { ...parsed, data: UNCHANGED };
    },
  };
}
