import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { toContentFile } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { type MailWords, mailWordsSchema } from '@agency/content/schemas/mails';
import { servicePages } from '@agency/content/site-pages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';

/** How somebody outside is written to. */
export interface MailSpeech {
  language: Language;
  words: MailWords;
  /** What the agency calls itself in that language. */
  brandName: string;
}

/**
 * The words of mails in a language; where it has none, those of the default one. Read from the disk, as every file of words
 * is here (collections/content/shipped-words.ts).
 */
export function speakTo(language: Language): MailSpeech {
  const file = ({ tag }: Language) => `packages/content/mails/${tag}.yaml`;
  const spoken = language.generate || isThere(file(language)) ? language : defaultLanguage;
  const words = readIn(spoken, file);
  return { language: spoken, words: mailWordsSchema.parse(words), brandName: toName(spoken) };
}

/** The name of a service as its page says it in a language; as it is where no page says so. */
export function toServiceIn(service: string, language: Language): string {
  if (isDefault(language)) return service;
  const toFile =
    (name: (typeof servicePages)[number]['name']) =>
    ({ tag }: Language) =>
      toContentFile(name, tag);
  const page = servicePages.find(
    ({ name }) => readIn(defaultLanguage, toFile(name)).service === service,
  );
  const file = page && toFile(page.name);
  if (!file || !(language.generate || isThere(file(language)))) return service;
  return String(readIn(language, file).service);
}

/** Path of the page that takes an application back: in a language where the site has it there, else in the default one. */
export function toWithdrawPage(token: string, language: Language): string {
  const isPage =
    language.isOn && (language.generate || isThere(toContentFile('withdraw', language.tag)));
  return toLanguagePath(`/withdraw?token=${token}`, isPage ? language : defaultLanguage);
}

function toName(language: Language): string {
  const { name } = readBrand();
  const file = `packages/content/agency/${language.tag}.yaml`;
  if (language.generate) return String(language.generate(name));
  return isDefault(language) || !isThere(file) ? name : String(read(file).name ?? name);
}

function readIn(language: Language, file: (language: Language) => string): FileOfWords {
  const { generate } = language;
  if (!generate) return read(file(language));
  return generate(read(file(defaultLanguage))) as FileOfWords;
}

type FileOfWords = Record<string, unknown>;

const toPath = (file: string) => join(findProjectRoot(process.cwd()), file);
const isThere = (file: string) => existsSync(toPath(file));
const read = (file: string): FileOfWords => parse(readFileSync(toPath(file), 'utf8'));
