import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import {
  defaultLanguage,
  isDefault,
  languages,
  type Language as SiteLanguage,
} from '@agency/content/languages';
import { mergeBrand, toMergedSchema, translateBrand } from '@agency/content/merge-copy';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import { toLanguage } from '../../panel/language/language.ts';
import { speak } from '../../panel/language/speak.ts';
import type { Fault } from './fault.ts';
import { toFieldPath } from './field-names.ts';
import { findPublished } from './find-words.ts';
import { hasWords, readShipped } from './shipped-words.ts';
import { toFormSchema } from './to-form-schema.ts';

/** Facts of the agency, or its words in a language, as they are about to be saved. */
interface SavedFacts {
  of: SiteLanguage;
  fields: Overrides;
}

/** The agency as the website says it in a language. @param saved what stands in place of what is published */
export async function readFacts(
  req: PayloadRequest,
  language: SiteLanguage,
  saved?: SavedFacts,
): Promise<Brand> {
  const read = async (of: SiteLanguage): Promise<Overrides> => {
    if (saved?.of.tag === of.tag) return saved.fields;
    const published = await findPublished(req, { key: 'agency', language: of });
    return (published?.fields ?? {}) as Overrides;
  };
  const facts = mergeBrand(readShipped('agency'), await read(defaultLanguage), readBrand()).words;
  if (isDefault(language)) return facts;
  return translateBrand(readShipped('agency', language), await read(language), facts).words;
}

/** At most so many words are named of those that facts do not fit. */
const MOST_NAMED = 5;

/** Words of the website that facts do not fit which are about to be saved: they would be too long, or the file's again. */
export async function findWordsWithoutRoom(
  req: PayloadRequest,
  saved: SavedFacts,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const said = isDefault(saved.of) ? languages : [saved.of];
  for (const language of said) {
    const before = await readFacts(req, language);
    const after = await readFacts(req, language, saved);
    for (const key of Object.keys(contentSchemas) as ContentKey[]) {
      if (key === 'agency' || !hasWords(key, language)) continue;
      const published = await findPublished(req, { key, language });
      const { changed } = putOverrides(
        readShipped(key, language),
        (published?.fields ?? {}) as Overrides,
      );
      // What did not fit before is no fault of these facts.
      if (!findMisfit(key, changed, before, language)) {
        const misfit = findMisfit(key, changed, after, language);
        if (misfit) faults.push(toFault(req, key, language, misfit));
      }
      if (faults.length === MOST_NAMED) return faults;
    }
  }
  return faults;
}

interface Misfit {
  path: string;
  message: string;
}

function findMisfit(
  key: ContentKey,
  words: unknown,
  brand: Brand,
  language: SiteLanguage,
): Misfit | undefined {
  const schema = toMergedSchema(key, readShipped(key, language), readBrand(), language, brand);
  const [issue] = schema.safeParse(words).error?.issues ?? [];
  return issue && { path: issue.path.join('/'), message: issue.message };
}

function toFault(
  req: PayloadRequest,
  key: ContentKey,
  of: SiteLanguage,
  { path, message }: Misfit,
): Fault {
  const language = toLanguage(req.i18n);
  const { words, say } = speak(req.i18n, 'refusals');
  const field = toFieldPath(toFormSchema(key, language, of), path);
  const where = say(words.words.noRoom, { key, language: of.name, field });
  return { path: '', label: words.words.all, message: `${where} ${message}` };
}
