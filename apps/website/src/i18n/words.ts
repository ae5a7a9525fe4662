import { getEntry } from 'astro:content';
import type { ConsentWords } from '@agency/content/schemas/consent';
import type { FormWords } from '@agency/content/schemas/forms';
import type { PageContent, PageName } from '@agency/content/schemas/pages';
import type { ServiceWords } from '@agency/content/schemas/service';
import type { ShellContent } from '@agency/content/schemas/shell';
import { locale } from './locale.ts';

type PageWords = { [Name in PageName]: PageContent<Name> };

/** What each collection of words holds. */
interface Words extends PageWords {
  shell: ShellContent;
  forms: FormWords;
  consent: ConsentWords;
  services: ServiceWords;
}

async function getWords<Name extends keyof Words>(name: Name): Promise<Words[Name]> {
  const collection: keyof Words = name;
  const entry = await getEntry(collection, locale.tag);
  if (!entry) throw new Error(`content of '${name}' is missing`);
  // Parsed by the schema of this name (content.config.ts), which Astro's types do not tell from the others.
  const data: unknown = entry.data;
  return data as Words[Name];
}

/** The words of a page, already parsed by `content.config.ts`. */
export function getPageWords<Name extends PageName>(name: Name): Promise<Words[Name]> {
  return getWords(name);
}

/** The words every page shares. */
export const getShellWords = () => getWords('shell');

/** The words around forms. */
export const getFormWords = () => getWords('forms');

/** The question asked before an advertisement is measured. */
export const getConsentWords = () => getWords('consent');

/** The words that the four service pages share. */
export const getServiceWords = () => getWords('services');
