// Mails to the team are in English, and their text is in this file. Mails to visitors are in the language of their message:
// their text is in packages/content/mails (mail-copy.ts), where translators and editors can change it.
import { domainToASCII } from 'node:url';
import { defaultLanguage, isDefault } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import type { Submission } from '../payload-types.ts';
import { toLongDay } from '../platform/language/times.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { formFacts, listAnswers } from '../submissions/forms.ts';
import { toLanguageName, toMessageLanguage } from '../submissions/message-language.ts';
import type { MailLocale } from './mail-copy.ts';
import { type MailText, toMailTime } from './mail-template.ts';

/** URL of a message in the panel. */
export const toMessageUrl = ({ id }: Pick<Submission, 'id'>): string =>
  `${toPublicUrl(getSettings())}/admin/collections/submissions/${id}`;

/** Sender, company and topic, by which the team recognises a message in a list of mails. */
const toSummary = ({ sender, answers: { company }, topic, reference }: Submission): string =>
  `${[sender, company, topic].filter(Boolean).join(', ')} (${reference})`;

/** Notification of a new message. */
export function toNotification(
  message: Submission,
  heading = `New ${formFacts[message.form].one}`,
): MailText {
  const { email = '' } = message.answers;
  const language = toMessageLanguage(message);
  const canReply = isPlainAddress(email);
  return {
    subject: `${heading}: ${toSummary(message)}`,
    heading,
    lines: [
      `${message.reference}, received on ${toMailTime(message.createdAt)}.`,
      ...(isDefault(language)
        ? []
        : [
            `It was sent from the pages in ${toLanguageName(language.tag, defaultLanguage.locale)}.`,
          ]),
    ],
    answers: [
      ...listAnswers(message),
      { name: 'reference', label: 'Reference', value: message.reference },
    ],
    answersLanguage: language,
    links: [{ label: 'Open', href: toMessageUrl(message) }],
    end: canReply
      ? 'An answer to this mail goes to the sender.'
      : 'An answer to this mail goes to us: not every mail server takes the address of the sender. Write to it yourself.',
    ...(canReply && { replyTo: { name: message.sender ?? '', address: email } }),
  };
}

/** Test of a forwarding. */
export const toTest = (name: string): MailText => ({
  subject: `Test: ${name}`,
  heading: 'This is a test',
  lines: [`New messages that the dashboard forwards to “${name}” arrive here.`],
});

/** Reminder of a due reply. It only links to the message. */
export function toReminder(message: Submission): MailText {
  const what = formFacts[message.form].one;
  const day = toLongDay(String(message.answerBy), 'en');
  return {
    subject: `Answer due: ${toSummary(message)}`,
    heading: 'An answer is due',
    lines: [
      `The ${what} ${message.reference} is to be answered by ${day}, and nobody has answered it yet.`,
    ],
    links: [{ label: 'Open', href: toMessageUrl(message) }],
    end: 'This is the only reminder. Another day, set in the dashboard, brings another one.',
  };
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

/**
 * Confirmation for the sender, in the language of the form. It repeats nothing that was typed, because anyone can enter
 * any e-mail address.
 * @param withdrawUrl URL to withdraw the message, if possible
 */
export function toCopy(
  { reference }: Pick<Submission, 'reference'>,
  { language, copy: { copy }, brandName }: MailLocale,
  withdrawUrl?: string,
): MailText {
  const fill = (text: string) => fillPlaceholders(text, { brand: brandName, reference });
  return {
    brandName,
    language,
    subject: fill(copy.subject),
    heading: fill(copy.heading),
    lines: copy.lines.map(fill),
    links: withdrawUrl ? [{ label: copy.withdraw, href: withdrawUrl }] : [],
    end: fill(copy.end),
  };
}

/** Rejection mail with exactly the text that a user has sent. */
export function toRejection(
  { rejection }: Pick<Submission, 'rejection'>,
  { language, brandName }: Omit<MailLocale, 'copy'>,
): MailText {
  const subject = rejection?.subject ?? '';
  const lines = (rejection?.text ?? '').split(/\n{2,}/);
  return { brandName, language, subject, heading: subject, lines };
}
