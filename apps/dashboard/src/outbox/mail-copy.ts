import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { type MailCopy, mailCopySchema } from '@agency/content/schemas/mails';
import { servicePages } from '@agency/content/site-pages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';
import type { Form } from '../collections/messages/forms.ts';
import type { FieldValue } from './stored-message.ts';

/** Language and copy of a mail to a visitor. */
export interface MailLocale {
  language: Language;
  words: MailCopy;
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
  const words = mailCopySchema.parse(own ?? readCopy('mails', defaultLanguage));
  return { language: spoken, words, brandName: toBrandName(spoken) };
}

/** Content file with the labels of a form. */
const labels: Record<Form, ContentKey> = {
  'contact-messages': 'contact-us',
  enquiries: 'services',
  applications: 'careers',
};

/** Translates labels, and the name of a service. In the default language the labels are those of the dashboard. */
export function translateFields(
  fields: FieldValue[],
  form: Form,
  speech: MailLocale,
): FieldValue[] {
  const { language, words } = speech;
  if (isDefault(language)) return fields;
  const own = readPageCopy(labels[form], language) as LabelledForm | undefined;
  const names: Record<string, string> = { ...words.fields, ...own?.form?.fields };
  return fields.map(({ name, label, value }) => ({
    name,
    label: names[name] ?? label,
    value: name === 'service' ? translateService(value, language) : value,
  }));
}

interface LabelledForm {
  form?: { fields?: Record<string, string> };
}

/** Services are stored by their name in the default language. */
function translateService(service: string, language: Language): string {
  const page = servicePages.find(
    ({ name }) => readPageCopy(name, defaultLanguage)?.service === service,
  );
  return String((page && readPageCopy(page.name, language)?.service) ?? service);
}

/** Path of the page to withdraw an application, in a language if the site has it, else in the default one. */
export function toWithdrawPath(token: string, language: Language): string {
  const isPage = language.isOn && readPageCopy('withdraw', language) !== undefined;
  return toLanguagePath(`/withdraw?token=${token}`, isPage ? language : defaultLanguage);
}

function toBrandName(language: Language): string {
  const { name } = readBrand();
  if (isDefault(language)) return name;
  const { generate } = language;
  return String((generate ? generate(name) : readCopy('agency', language)?.name) ?? name);
}

/** Copy of a page in a language, if it exists. */
const readPageCopy = (key: ContentKey, language: Language) =>
  readCopy(dirname(toContentFile(key)).slice(CONTENT.length), language);

const CONTENT = 'packages/content/';

/** A content file, if it exists in the language. */
function readCopy(folder: string, { tag, generate }: Language): CopyFile | undefined {
  if (generate) return generate(readCopy(folder, defaultLanguage)) as CopyFile;
  const file = join(findProjectRoot(process.cwd()), CONTENT, folder, `${tag}.yaml`);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

type CopyFile = Record<string, unknown>;
