import { getEntry } from 'astro:content';
import type { ConsentWords } from '../schemas/consent.ts';
import type { FormWords } from '../schemas/forms.ts';
import type { PageContent, PageName } from '../schemas/pages.ts';
import type { ServiceWords } from '../schemas/service.ts';
import type { ShellContent } from '../schemas/shell.ts';
import { defaultLocale, type Locale } from './locales.ts';

type PageWords = { [Name in PageName]: PageContent<Name> };

/** What each collection of words holds. */
interface Words extends PageWords {
  shell: ShellContent;
  forms: FormWords;
  consent: ConsentWords;
  services: ServiceWords;
}

async function getWords<Name extends keyof Words>(
  name: Name,
  locale: Locale = defaultLocale,
): Promise<Words[Name]> {
  const collection: keyof Words = name;
  const entry = (await getEntry(collection, locale)) ?? (await getEntry(collection, defaultLocale));
  if (!entry) throw new Error(`content of '${name}' is missing`);
  // Parsed by the schema of this name (content.config.ts), which Astro's types do not tell from the others.
  const data: unknown = entry.data;
  return data as Words[Name];
}

/** The words of a page; a language that lacks the page gets the default one's. */
export function getPageWords<Name extends PageName>(
  name: Name,
  locale?: Locale,
): Promise<Words[Name]> {
  return getWords(name, locale);
}

/** The words every page shares. */
export const getShellWords = (locale?: Locale) => getWords('shell', locale);

/** The words around forms. */
export const getFormWords = (locale?: Locale) => getWords('forms', locale);

/** The question asked before an advertisement is measured. */
export const getConsentWords = (locale?: Locale) => getWords('consent', locale);

/** The words that the four service pages share. */
export const getServiceWords = (locale?: Locale) => getWords('services', locale);
