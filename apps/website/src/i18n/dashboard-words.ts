import { isDefault, type Language } from '@agency/content/languages';
import { isBlogCall } from '../model/blogs/blog-calls.ts';

type ReadDashboard = App.Locals['readDashboard'];

/** Calls that bring the same in every language: facts, numbers and times. */
const OF_ALL: ReadonlySet<string> = new Set(['content', 'retention', 'addresses']);

/** What a language has of other lists that are written in the default one. The same objects, so that pages are kept. */
const EMPTY: Readonly<Record<string, unknown>> = {
  'case-studies': [],
  openings: [],
  'team-members': [],
};

/**
 * Reads of the dashboard what is said in a language. Posts are written in one each. People, positions and case studies are
 * written in the default one: others have none of them.
 */
export function readInLanguage(read: ReadDashboard, language: Language): ReadDashboard {
  if (isDefault(language)) return read;
  const readHere: ReadDashboard = async (name, ...options) => {
    if (OF_ALL.has(name)) return read(name, ...options);
    if (isBlogCall(name)) {
      const [asked] = options;
      // Unless another one is asked for.
      return read(name, { language: language.tag, ...asked } as never);
    }
    const data = EMPTY[name];
    // The answer of this call, which its name does not tell the types.
    return data === undefined
      ? { status: 'missing', message: '' }
      : { status: 'ok', data: data as never, stale: false };
  };
  return readHere;
}
