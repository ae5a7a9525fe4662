// Mails to the team are in English, and their text is in this file. Mails to visitors are in the language of their message:
// their text is in packages/content/mails (mail-copy.ts), where translators and editors can change it.
import { domainToASCII } from 'node:url';
import { defaultLanguage, isDefault } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import { toLongDay } from '../panel/language/times.ts';
import type { Submission } from '../payload-types.ts';
import { type Answer, formFacts, listAnswers } from '../submissions/forms.ts';
import { toLanguageName, toMessageLanguage } from '../submissions/message-language.ts';
import type { MailLocale } from './mail-copy.ts';
import { codeFields, type MailText, toMailTime } from './mail-template.ts';

/** Where mails come from. */
export interface MailOrigin {
  brandName: string;
  /** Public URL of the dashboard. */
  publicUrl: string;
}

/** URL of a message in the panel. */
export const toMessageUrl = (publicUrl: string, { id }: Pick<Submission, 'id'>): string =>
  `${publicUrl}/admin/collections/submissions/${id}`;

/** What mails repeat: the `answers`, and the reference. */
export const listFields = (message: Submission, language?: string): Answer[] => [
  ...listAnswers(message, language),
  { name: 'reference', label: 'Reference', value: message.reference },
];

/** Notification of a new message. The subject contains no name, because phones show it on locked screens. */
export function toNotification(
  message: Submission,
  { brandName, publicUrl }: MailOrigin,
): MailText {
  const { service, email = '' } = message.answers;
  const what = formFacts[message.form].one;
  const page = toMessageUrl(publicUrl, message);
  const about = service ? `: ${service}` : '';
  const canReply = isPlainAddress(email);
  return {
    brandName,
    subject: `New ${what}${about} (${message.reference})`,
    heading: `New ${what}`,
    lines: [
      `${message.reference}, received on ${toMailTime(message.createdAt)}.`,
      ...toLanguageLine(message),
    ],
    answers: listFields(message),
    answersLanguage: toMessageLanguage(message),
    // Links only open pages, because mail clients prefetch them.
    links: [
      { label: 'Open', href: page },
      { label: 'Mark as spam', href: `${page}?mark=spam` },
    ],
    end: canReply
      ? 'An answer to this mail goes to the sender.'
      : 'Write to the sender at the address above: not every mail server takes it as that of an answer.',
    ...(canReply && { replyTo: { name: message.sender ?? '', address: email } }),
  };
}

/** Reminder of a due reply. It only links to the message. */
export function toReminder(message: Submission, { brandName, publicUrl }: MailOrigin): MailText {
  const what = formFacts[message.form].one;
  const day = toLongDay(String(message.answerBy), 'en');
  return {
    brandName,
    subject: `Answer due: ${what} ${message.reference}`,
    heading: 'An answer is due',
    lines: [
      `The ${what} ${message.reference} is to be answered by ${day}, and nobody has answered it yet.`,
    ],
    links: [{ label: 'Open', href: toMessageUrl(publicUrl, message) }],
    end: 'This is the only reminder. Another day, set in the dashboard, brings another one.',
  };
}

/** Names the language if it is not the default one. */
function toLanguageLine(message: Submission): string[] {
  const language = toMessageLanguage(message);
  if (isDefault(language)) return [];
  return [`It was sent from the pages in ${toLanguageName(language.tag, defaultLanguage.locale)}.`];
}

// Whether every mail server accepts the e-mail address in a header; otherwise it could reject the whole mail.
const isPlainAddress = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  return (
    /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}$/.test(local) &&
    // Characters that end a host name in a URL.
    !/[/?#%:\\]/.test(domain) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(
      domainToASCII(domain),
    )
  );
};

/** Text that mail clients turn into a link: a URL or a host name. */
const WEB_ADDRESS = /https?:|www\.|[\p{L}\p{N}-]\.\p{L}{2,}(?![\p{L}\p{N}])/iu;

/**
 * Fields of the copy. Anyone can enter any e-mail address, so a copy must not carry a stranger's links: if a field has one,
 * no free text is repeated.
 */
function omitUnsafeFields(answers: Answer[]): Answer[] {
  const isSafe = ({ name, value }: Answer) => codeFields.includes(name) || !WEB_ADDRESS.test(value);
  return answers.every(isSafe) ? answers : answers.filter(({ name }) => codeFields.includes(name));
}

/**
 * Copy for the sender, in the language of the form.
 * @param withdrawUrl URL to withdraw the message, if possible
 */
export function toCopy(
  { reference }: Pick<Submission, 'reference'>,
  answers: Answer[],
  { language, words: { copy }, brandName }: MailLocale,
  withdrawUrl?: string,
): MailText {
  const fill = (text: string) => fillPlaceholders(text, { brand: brandName, reference });
  const safe = omitUnsafeFields(answers);
  const lines = safe.length < answers.length ? copy.linesWithoutText : copy.lines;
  return {
    brandName,
    language,
    subject: fill(copy.subject),
    heading: fill(copy.heading),
    lines: lines.map(fill),
    answers: safe,
    links: withdrawUrl ? [{ label: copy.withdraw, href: withdrawUrl }] : [],
    end: fill(copy.end),
  };
}

/** Rejection mail with exactly the text that a user has sent. */
export function toRejection(
  { rejection }: Pick<Submission, 'rejection'>,
  { language, brandName }: Omit<MailLocale, 'words'>,
): MailText {
  const subject = rejection?.subject ?? '';
  const lines = (rejection?.text ?? '').split(/\n{2,}/);
  return { brandName, language, subject, heading: subject, lines };
}
