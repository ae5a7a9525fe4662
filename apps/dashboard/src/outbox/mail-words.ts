import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { toLanguagePath } from '@agency/content/language-paths';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { type MailWords, mailCopySchema } from '@agency/content/schemas/mails';
import { servicePages } from '@agency/content/site-pages';
import { findProjectRoot } from '@agency/server/settings';
import { parse } from 'yaml';
import type { Form } from '../collections/messages/forms.ts';
import type { Answer } from './stored-message.ts';

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
  const own = readWords('mails', language);
  const spoken = own ? language : defaultLanguage;
  const words = mailCopySchema.parse(own ?? readWords('mails', defaultLanguage));
  return { language: spoken, words, brandName: toBrandName(spoken) };
}

/** Where the labels of a form are. */
const labels: Record<Form, ContentKey> = {
  'contact-messages': 'contact-us',
  enquiries: 'services',
  applications: 'careers',
};

/**
 * What was sent, said in a language: fields have the labels of their form, and a service the name its page has. In the
 * default one they are called as everywhere in the dashboard.
 */
export function toAnswersIn(answers: Answer[], form: Form, speech: MailSpeech): Answer[] {
  const { language, words } = speech;
  if (isDefault(language)) return answers;
  const own = readOwn(labels[form], language) as LabelledForm | undefined;
  const names: Record<string, string> = { ...words.fields, ...own?.form?.fields };
  return answers.map(({ name, label, value }) => ({
    name,
    label: names[name] ?? label,
    value: name === 'service' ? toServiceIn(value, language) : value,
  }));
}

interface LabelledForm {
  form?: { fields?: Record<string, string> };
}

/** A service is kept by its name in the default language, whatever the language of its page. */
function toServiceIn(service: string, language: Language): string {
  const page = servicePages.find(({ name }) => readOwn(name, defaultLanguage)?.service === service);
  return String((page && readOwn(page.name, language)?.service) ?? service);
}

/** Path of the page that takes an application back: in a language where the site has it there, else in the default one. */
export function toWithdrawPage(token: string, language: Language): string {
  const isPage = language.isOn && readOwn('withdraw', language) !== undefined;
  return toLanguagePath(`/withdraw?token=${token}`, isPage ? language : defaultLanguage);
}

function toBrandName(language: Language): string {
  const { name } = readBrand();
  if (isDefault(language)) return name;
  const { generate } = language;
  return String((generate ? generate(name) : readWords('agency', language)?.name) ?? name);
}

/** The words of a page in a language; nothing where it has none. */
const readOwn = (key: ContentKey, language: Language) =>
  readWords(dirname(toContentFile(key)).slice(CONTENT.length), language);

const CONTENT = 'packages/content/';

/** A file of words of a folder; nothing where the language has none there. */
function readWords(folder: string, { tag, generate }: Language): FileOfWords | undefined {
  if (generate) return generate(readWords(folder, defaultLanguage)) as FileOfWords;
  const file = join(findProjectRoot(process.cwd()), CONTENT, folder, `${tag}.yaml`);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

type FileOfWords = Record<string, unknown>;
