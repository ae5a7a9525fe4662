import type { ContentKey } from '@agency/content/content-files';
import { isDefault, type Language } from '@agency/content/languages';
import type { Content, EndpointName } from '@agency/contracts';
import { isBlogCall } from '../model/blogs/blog-calls.ts';
import type { Reading } from '../model/reading.ts';

type ReadDashboard = App.Locals['readDashboard'];

/** Calls that bring the same in every language, as facts, numbers and times, or that name theirs. */
const OF_ALL: ReadonlySet<string> = new Set([
  ...['content', 'language-content', 'retention', 'addresses'],
  ...['language-case-studies', 'language-case-study', 'language-team-members'],
  ...['language-openings', 'language-opening'],
]);

/** Lists that have another call where a language is asked for. */
const LISTS = {
  'case-studies': 'language-case-studies',
  'team-members': 'language-team-members',
  openings: 'language-openings',
} as const satisfies Partial<Record<EndpointName, EndpointName>>;

const isList = (name: EndpointName): name is keyof typeof LISTS => name in LISTS;

/**
 * Reads of the dashboard what is said in a language. Posts and open positions are written in one each, case studies and people
 * are there in those they have words in.
 */
export function readInLanguage(read: ReadDashboard, language: Language): ReadDashboard {
  if (isDefault(language)) return read;
  const readHere: ReadDashboard = async (name, ...options) => {
    if (OF_ALL.has(name)) return read(name, ...options);
    const [asked] = options;
    const { tag } = language;
    const call: EndpointName = name;
    // What stands there is the answer of the same call in the language.
    if (isList(call)) {
      return read(LISTS[call], { ...asked, parameter: { language: tag } }) as never;
    }
    if (name === 'case-study') {
      const { parameter } = asked as unknown as { parameter: string };
      const study = { name: parameter, language: tag };
      return read('language-case-study', { ...asked, parameter: study }) as never;
    }
    if (name === 'opening') {
      const { parameter } = asked as unknown as { parameter: string };
      const opening = { slug: parameter, language: tag };
      return read('language-opening', { ...asked, parameter: opening }) as never;
    }
    if (isBlogCall(name)) {
      // Unless another one is asked for.
      return read(name, { language: tag, ...asked } as never);
    }
    return { status: 'missing', message: '' };
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
