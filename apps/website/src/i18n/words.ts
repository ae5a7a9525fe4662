import { type CollectionKey, getEntry } from 'astro:content';
import type { ConsentWords } from '../schemas/consent.ts';
import type { FormWords } from '../schemas/forms.ts';
import type { PageContent, PageName } from '../schemas/pages.ts';
import type { ServiceWords } from '../schemas/service.ts';
import type { ShellContent } from '../schemas/shell.ts';
import { defaultLocale, type Locale } from './locales.ts';

async function getWords(collection: string, locale: Locale): Promise<unknown> {
  const entry =
    (await getEntry(collection as CollectionKey, locale)) ??
    (await getEntry(collection as CollectionKey, defaultLocale));
  if (!entry) throw new Error(`content of '${collection}' is missing`);
  return entry.data;
}

/** The words of a page; a language that lacks the page gets the default one's. Already parsed by `content.config.ts`. */
export async function getPageWords<Name extends PageName>(
  name: Name,
  locale: Locale = defaultLocale,
): Promise<PageContent<Name>> {
  return (await getWords(name, locale)) as PageContent<Name>;
}

/** The words every page shares. */
export async function getShellWords(locale: Locale = defaultLocale): Promise<ShellContent> {
  return (await getWords('shell', locale)) as ShellContent;
}

/** The words around forms. */
export async function getFormWords(locale: Locale = defaultLocale): Promise<FormWords> {
  return (await getWords('forms', locale)) as FormWords;
}

/** The question asked before an advertisement is measured. */
export async function getConsentWords(locale: Locale = defaultLocale): Promise<ConsentWords> {
  return (await getWords('consent', locale)) as ConsentWords;
}

/** The words that the four service pages share. */
export async function getServiceWords(locale: Locale = defaultLocale): Promise<ServiceWords> {
  return (await getWords('services', locale)) as ServiceWords;
}
