import { isDefault, type Language } from '@agency/content/languages';

type ReadDashboard = App.Locals['readDashboard'];

/** Calls that bring the same in every language: facts, numbers and times. */
const OF_ALL: ReadonlySet<string> = new Set(['content', 'retention', 'addresses']);

/** What a language has of lists that are written in the default one. The same objects, so that pages are kept. */
const EMPTY: Readonly<Record<string, unknown>> = {
  'blog-page': { featured: null, all: [], total: 0, categories: [] },
  'blog-addresses': { all: [], total: 0 },
  'case-studies': [],
  openings: [],
  'team-members': [],
};

/**
 * Reads of the dashboard what is said in a language. Posts, people, positions and case studies are written in the default
 * one: others have none of them.
 */
export function readInLanguage(read: ReadDashboard, language: Language): ReadDashboard {
  if (isDefault(language)) return read;
  const readHere: ReadDashboard = async (name, ...options) => {
    if (OF_ALL.has(name)) return read(name, ...options);
    const data = EMPTY[name];
    // The answer of this call, which its name does not tell the types.
    return data === undefined
      ? { status: 'missing', message: '' }
      : { status: 'ok', data: data as never, stale: false };
  };
  return readHere;
}
