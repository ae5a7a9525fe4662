import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { type MailCopy, mailCopySchema } from '@agency/content/schemas/mails';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';

/** Language and copy of a mail to a visitor. */
export interface MailLocale {
  language: Language;
  copy: MailCopy;
  /** Name of the agency in that language. */
  brandName: string;
}

/**
 * Copy of the mails in a language, or in the default one if it has none. It reads from disk, as for all content files
 * (collections/content/default-content.ts).
 */
export function getMailLocale(language: Language): MailLocale {
  const own = readCopy('mails', language);
  const spoken = own ? language : defaultLanguage;
  const copy = mailCopySchema.parse(own ?? readCopy('mails', defaultLanguage));
  return { language: spoken, copy, brandName: toBrandName(spoken) };
}

/** Path of the page to withdraw an application, in a language if the site has it, else in the default one. */
export function toWithdrawPath(token: string, language: Language): string {
  const isPage = language.isOn && readCopy('pages/withdraw', language) !== undefined;
  return toLanguagePath(`/withdraw?token=${token}`, isPage ? language : defaultLanguage);
}

function toBrandName(language: Language): string {
  const { name } = readBrand();
  if (isDefault(language)) return name;
  const { generate } = language;
  return String((generate ? generate(name) : readCopy('agency', language)?.name) ?? name);
}

const CONTENT = 'packages/content/';

/** A content file, if it exists in the language. */
function readCopy(folder: string, { tag, generate }: Language): CopyFile | undefined {
  if (generate) return generate(readCopy(folder, defaultLanguage)) as CopyFile;
  const file = join(findProjectRoot(process.cwd()), CONTENT, folder, `${tag}.yaml`);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

type CopyFile = Record<string, unknown>;
