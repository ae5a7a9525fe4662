import type { ContentKey } from '@agency/content/content-files';
import { isDefault, type Language } from '@agency/content/languages';
import type { Content } from '@agency/contracts';
import { isBlogCall } from '../model/blogs/blog-calls.ts';
import type { Reading } from '../model/reading.ts';

type ReadDashboard = App.Locals['readDashboard'];

/** Calls that bring the same in every language, as facts, numbers and times, or that name theirs. */
const OF_ALL: ReadonlySet<string> = new Set([
  ...['content', 'language-content', 'retention', 'addresses'],
  ...['language-case-studies', 'language-case-study', 'language-team-members'],
]);

/** What a language has of a list that is written in the default one. The same object, so that pages are kept. */
const EMPTY: Readonly<Record<string, unknown>> = { openings: [] };

/**
 * Reads of the dashboard what is said in a language. Posts are written in one each, case studies and people are there in those
 * they have words in. Open positions are written in the default one: others have none of them.
 */
export function readInLanguage(read: ReadDashboard, language: Language): ReadDashboard {
  if (isDefault(language)) return read;
  const readHere: ReadDashboard = async (name, ...options) => {
    if (OF_ALL.has(name)) return read(name, ...options);
    const [asked] = options;
    const { tag } = language;
    // What stands there is the answer of the same call in the language.
    if (name === 'case-studies') {
      return read('language-case-studies', { ...asked, parameter: { language: tag } }) as never;
    }
    if (name === 'case-study') {
      const { parameter } = asked as unknown as { parameter: string };
      const study = { name: parameter, language: tag };
      return read('language-case-study', { ...asked, parameter: study }) as never;
    }
    if (name === 'team-members') {
      return read('language-team-members', { ...asked, parameter: { language: tag } }) as never;
    }
    if (isBlogCall(name)) {
      // Unless another one is asked for.
      return read(name, { language: tag, ...asked } as never);
    }
    const data = EMPTY[name];
    // The answer of this call, which its name does not tell the types.
    return data === undefined
      ? { status: 'missing', message: '' }
      : { status: 'ok', data: data as never, stale: false };
  };
  return readHere;
}

/** Asks the dashboard what was changed of a file of words in a language. */
export const createAsker =
  (read: ReadDashboard) =>
  (key: ContentKey, language: Language): Promise<Reading<Content>> =>
    isDefault(language)
      ? read('content', { parameter: key })
      : read('language-content', { parameter: { key, language: language.tag } });
