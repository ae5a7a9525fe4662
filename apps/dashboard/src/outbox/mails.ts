// Mails to the team are in English, and their text is in this file. Mails to visitors are in the language of their message:
// their text is in packages/content/mails (mail-copy.ts), where translators and editors can change it.
import { domainToASCII } from 'node:url';
import { palette } from '@agency/brand/palette';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import { type AuditAction, auditActions } from '../collections/audit-trail/audit-trail.ts';
import { getTimeZone, toLongDay, toLongMoment } from '../panel/language/times.ts';
import type { Submission } from '../payload-types.ts';
import { type Answer, formFacts } from '../submissions/forms.ts';
import { toDirection, toLanguageName, toMessageLanguage } from '../submissions/message-language.ts';
import type { MailLocale } from './mail-copy.ts';

/** Content of a mail. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** Name of the agency, if it differs from the default. */
  senderName?: string;
}

/** Input of mails about messages. */
export interface MailData {
  brandName: string;
  /** Public URL of the dashboard. */
  publicUrl: string;
  message: Submission;
  fields: Answer[];
  /** URL to withdraw the message, if possible. */
  withdrawUrl?: string;
}

interface Link {
  label: string;
  href: string;
}

// With the time zone, because the reader may be in another one.
const toMailTime = (moment: string | Date) => `${toLongMoment(moment, 'en')} (${getTimeZone()})`;

/** URL of a message in the panel. */
export const toMessageUrl = (publicUrl: string, { id }: Pick<Submission, 'id'>): string =>
  `${publicUrl}/admin/collections/submissions/${id}`;

/** Notification of a new message. The subject contains no name, because phones show it on locked screens. */
export function toNotification(facts: MailData): MailContent {
  const { message, fields: answers, publicUrl, brandName } = facts;
  const { service, email = '' } = message.answers;
  const what = formFacts[message.form].one;
  const page = toMessageUrl(publicUrl, message);
  const about = service ? `: ${service}` : '';
  const canReply = isPlainAddress(email);
  return {
    subject: `New ${what}${about} (${message.reference})`,
    ...(canReply && { replyTo: { name: message.sender ?? '', address: email } }),
    ...toBodies({
      brandName,
      heading: `New ${what}`,
      lines: [
        `${message.reference}, received on ${toMailTime(message.createdAt)}.`,
        ...toLanguageLine(message),
      ],
      answers,
      fieldsLanguage: toMessageLanguage(message),
      // Links only open pages, because mail clients prefetch them.
      links: [
        { label: 'Open', href: page },
        { label: 'Mark as spam', href: `${page}?mark=spam` },
      ],
      end: canReply
        ? 'An answer to this mail goes to the sender.'
        : 'Write to the sender at the address above: not every mail server takes it as that of an answer.',
    }),
  };
}

/** Reminder of a due reply. It only links to the message. */
export function toReminder({ message, publicUrl, brandName }: MailData): MailContent {
  const what = formFacts[message.form].one;
  const page = toMessageUrl(publicUrl, message);
  return {
    subject: `Answer due: ${what} ${message.reference}`,
    ...toBodies({
      brandName,
      heading: 'An answer is due',
      lines: [
        `The ${what} ${message.reference} is to be answered by ${toLongDay(String(message.answerBy), 'en')}, and nobody has answered it yet.`,
      ],
      answers: [],
      links: [{ label: 'Open', href: page }],
      end: 'This is the only reminder. Another day, set in the dashboard, brings another one.',
    }),
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
  const isSafe = ({ name, value }: Answer) => CODES.includes(name) || !WEB_ADDRESS.test(value);
  return answers.every(isSafe) ? answers : answers.filter(({ name }) => CODES.includes(name));
}

/** Copy for the sender, in the language of the form. */
export function toCopy(
  { message, fields: answers, withdrawUrl }: Pick<MailData, 'message' | 'fields' | 'withdrawUrl'>,
  { language, words, brandName }: MailLocale,
): MailContent {
  const { copy } = words;
  const fill = (text: string) =>
    fillPlaceholders(text, { brand: brandName, reference: message.reference });
  const safe = omitUnsafeFields(answers);
  const lines = safe.length < answers.length ? copy.linesWithoutText : copy.lines;
  return {
    subject: fill(copy.subject),
    senderName: brandName,
    ...toBodies({
      brandName,
      language,
      heading: fill(copy.heading),
      lines: lines.map(fill),
      answers: safe,
      links: withdrawUrl ? [{ label: copy.withdraw, href: withdrawUrl }] : [],
      end: fill(copy.end),
    }),
  };
}

/** Rejection mail with exactly the text that a user has sent. */
export function toRejection(
  { rejection }: Submission,
  { language, brandName }: Omit<MailLocale, 'words'>,
): MailContent {
  const heading = rejection?.subject ?? '';
  const lines = (rejection?.text ?? '').split(/\n{2,}/);
  return {
    subject: heading,
    senderName: brandName,
    ...toBodies({ brandName, language, heading, lines, answers: [], links: [], end: '' }),
  };
}

interface LinkData {
  brandName: string;
  /** Name in the greeting; may be empty. */
  name: string;
  /** Reason of the link. */
  why: 'invitation' | 'new-password' | 'forgotten';
  address: string;
  /** Expiry, ISO date. */
  until: string;
}

/** Mail with a link to choose a password. */
export function toLinkMail({ brandName, name, why, address, until }: LinkData): MailContent {
  const hello = name ? `Hello ${name},` : 'Hello,';
  const isInvitation = why === 'invitation';
  const heading = isInvitation ? 'You are invited' : 'Choose a new password';
  const text = {
    invitation: `you have an account in the dashboard of ${brandName}. Choose a password, and you are in.`,
    'new-password': `an admin of the ${brandName} dashboard sent you this link to choose a new password. Until you do, the present one stays.`,
    forgotten: `somebody asked to choose a new password for the ${brandName} dashboard with this address. Until you do, the present one stays.`,
  }[why];
  return {
    subject: `${brandName} dashboard: ${isInvitation ? 'you are invited' : 'choose a new password'}`,
    ...toBodies({
      brandName,
      heading,
      lines: [`${hello} ${text}`, `The link works once, until ${toMailTime(until)}.`],
      answers: [],
      links: [{ label: 'Choose a password', href: address }],
      end: 'Nobody will ever ask you for this link. If you did not expect this mail, there is nothing to do.',
    }),
  };
}

interface PublishFailureData {
  brandName: string;
  /** Name in the greeting; may be empty. */
  name: string;
  /** It was to be unpublished. */
  isTakenDown: boolean;
  /** Title of the document. */
  title: string;
  /** Scheduled time, ISO date. */
  at: string;
  /** Why it failed. */
  reason: string;
  /** URL of the document. */
  address: string;
}

/** Mail about a scheduled change that failed. The subject reveals nothing that is not public. */
export function toPublishFailureMail(facts: PublishFailureData): MailContent {
  const { brandName, name, isTakenDown, title, at, reason, address } = facts;
  const what = isTakenDown ? 'taken down' : 'published';
  const hello = name ? `Hello ${name},` : 'Hello,';
  return {
    subject: `${brandName} dashboard: something was not ${what} as planned`,
    ...toBodies({
      brandName,
      heading: `It was not ${what}`,
      lines: [
        `${hello} “${title}” was to be ${what} on ${toMailTime(at)}, as you planned. It was not.`,
        ...(reason ? [reason] : []),
      ],
      answers: [],
      links: [{ label: 'Open', href: address }],
      end: 'It is not tried again. Mend it and publish it, or set another time.',
    }),
  };
}

interface AccountChangeData {
  brandName: string;
  publicUrl: string;
  act: AuditAction;
  /** E-mail of the user who did it. */
  who: string;
  /** Account that was changed. */
  subject: string;
  /** Detail of the audit trail; may be empty. */
  detail: string;
  /** ISO date. */
  at: string;
}

/** Mail to admins about an action on an account. The subject contains no name. */
export function toAccountMail(facts: AccountChangeData): MailContent {
  const { brandName, publicUrl, act, who, subject, detail, at } = facts;
  const heading = auditActions[act];
  return {
    subject: `${brandName} dashboard: ${subject ? 'an account' : 'a rule'} was changed`,
    ...toBodies({
      brandName,
      heading,
      lines: [`${toMailTime(at)}, in the dashboard of ${brandName}.`],
      answers: [
        { name: 'who', label: 'Who did it', value: who },
        ...(subject ? [{ name: 'account', label: 'Whose account', value: subject }] : []),
        ...(detail ? [{ name: 'detail', label: 'What', value: detail }] : []),
      ],
      links: [{ label: 'Open the accounts', href: `${publicUrl}/admin/collections/users` }],
      end: 'Every admin gets this mail. If you do not know of it, end the sessions of that account and choose new passwords.',
    }),
  };
}

export function toTestMail(brandName: string): MailContent {
  return {
    subject: `${brandName} dashboard: a test`,
    ...toBodies({
      brandName,
      heading: 'It works',
      lines: [
        'Somebody pressed the test button in the dashboard. New messages will come like this mail.',
      ],
      answers: [],
      links: [],
      end: '',
    }),
  };
}

interface Body {
  brandName: string;
  /** Language of the mail; the default one if missing. */
  language?: Language;
  heading: string;
  lines: string[];
  answers: Answer[];
  /** Language of the fields, if it differs. */
  fieldsLanguage?: Language;
  links: Link[];
  end: string;
}

function toBodies({
  language = defaultLanguage,
  fieldsLanguage: spokenIn = language,
  ...body
}: Body): Pick<MailContent, 'text' | 'html'> {
  const { brandName, heading, lines, answers, links, end } = body;
  const { tag, direction } = language;
  const text = [
    heading,
    ...lines,
    ...answers.map((response) => `${response.label}:\n${toPlainField(response, language)}`),
    ...links.map(({ label: words, href }) => `${words}: ${href}`),
    ...(end ? [end] : []),
    `-- \n${brandName}`,
  ].join('\n\n');
  // Many mail clients keep only the body, so the attributes are repeated inside.
  const isFromRight = direction === 'rtl';
  const spoken = isFromRight ? ` lang="${tag}" dir="rtl"` : ` lang="${tag}"`;
  const size = isFromRight ? '18px/1.75' : '16px/1.6';
  const toLine = (line: string) =>
    `<p dir="${toDirection(line, language)}" style="white-space:pre-line">${toHtml(line)}</p>`;
  const html = `<!doctype html>
<html${spoken}><head><meta charset="utf-8"><title>${toHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f6;color:#111;font:${size} system-ui,Arial,sans-serif">
<div${spoken} style="max-width:600px;margin:0 auto;padding:32px;background:#fff">
<p style="margin:0 0 24px;font-size:22px;font-weight:800">${toHtml(brandName)}<span style="color:${palette.cobalt}">.</span></p>
<h1 dir="${toDirection(heading, language)}" style="margin:0 0 16px;font-size:24px;line-height:1.3">${toHtml(heading)}</h1>
${lines.map(toLine).join('\n')}
${answers.map((response) => toHtmlField(response, spokenIn)).join('\n')}
${links.length > 0 ? `<p style="margin:32px 0 0">${links.map((link, index) => toHtmlLink(link, index, direction)).join(' ')}</p>` : ''}
${end ? `<p style="margin:32px 0 0;color:#555;font-size:14px">${toHtml(end)}</p>` : ''}
</div></body></html>`;
  return { text, html };
}

/** Fields that are left-to-right in every language. */
const CODES = ['email', 'phone', 'reference'];

// Bidi control characters keep the digit groups of a phone number in order in plain text.
const FROM_LEFT = '\u202D';
const END = '\u202C';
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/;

function toPlainField({ name, value }: Answer, { direction }: Language): string {
  if (!CODES.includes(name)) return value;
  const isInOrder = direction === 'ltr' && !ARABIC_DIGIT.test(value);
  return isInOrder ? value : `${FROM_LEFT}${value}${END}`;
}

/** A field with the direction of each line, because some mail clients do not detect it. */
function toHtmlField({ name, label, value }: Answer, language: Language): string {
  const toLine = (line: string) =>
    `<div dir="${toDirection(line, language)}">${toHtml(line) || '<br>'}</div>`;
  const said =
    name === 'message'
      ? value.split('\n').map(toLine).join('')
      : toHtmlValue(name, toHtml(value), toDirection(value, language));
  return `<div style="margin:16px 0 0"><span style="color:#555;font-size:14px">${toHtml(label)}</span><div style="white-space:pre-wrap">${said}</div></div>`;
}

function toHtmlValue(name: string, html: string, direction: Language['direction']): string {
  if (name === 'phone') return `<bdo dir="ltr">${html}</bdo>`;
  return `<span dir="${CODES.includes(name) ? 'ltr' : direction}">${html}</span>`;
}

const toHtmlLink = (
  { label: words, href }: Link,
  index: number,
  direction: Language['direction'],
) => {
  const end = direction === 'rtl' ? 'left' : 'right';
  return `<a href="${toHtml(href)}" style="display:inline-block;margin-${end}:8px;padding:12px 20px;border:1px solid #111;text-decoration:none;${index === 0 ? 'background:#111;color:#fff' : 'color:#111'}">${toHtml(words)}</a>`;
};

const toHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
