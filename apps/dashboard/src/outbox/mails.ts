import { domainToASCII } from 'node:url';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { fillPlaceholders } from '@agency/content/placeholders';
import { type Audited, audited } from '../collections/audit-trail/audit-trail.ts';
import { type Form, formFacts } from '../collections/messages/forms.ts';
import {
  toDirection,
  toLanguageName,
  toMessageLanguage,
} from '../collections/messages/message-language.ts';
import { getTimeZone, toLongDay, toLongMoment } from '../panel/language/times.ts';
import type { MailSpeech } from './mail-words.ts';
import { type Answer, type StoredMessage, toSenderName } from './stored-message.ts';

/** What a mail says, without where it goes. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** What the agency calls itself in it, where that is another name than in our own language. */
  senderName?: string;
}

/** What mails are made of. */
export interface MailFacts {
  brandName: string;
  /** Address editors open the dashboard at. */
  publicUrl: string;
  collection: Form;
  message: StoredMessage;
  answers: Answer[];
  /** Page that takes the message back, where it can be. */
  withdrawUrl?: string;
}

interface Link {
  words: string;
  href: string;
}

// Whoever reads a mail may think of another clock.
const toMailTime = (moment: string | Date) => `${toLongMoment(moment, 'en')} (${getTimeZone()})`;

/** The mail that tells us of a message. Its subject, which phones show to anybody, names nobody. */
export function toNotification(facts: MailFacts): MailWords {
  const { collection, message, answers, publicUrl, brandName } = facts;
  const what = formFacts[collection].one;
  const page = `${publicUrl}/admin/collections/${collection}/${message.id}`;
  const about = collection === 'enquiries' && message.service ? `: ${message.service}` : '';
  const isAnswerable = isPlainAddress(message.email);
  return {
    subject: `New ${what}${about} (${message.reference})`,
    ...(isAnswerable && { replyTo: { name: toSenderName(message), address: message.email } }),
    ...toBodies({
      brandName,
      heading: `New ${what}`,
      lines: [
        `${message.reference}, received on ${toMailTime(message.createdAt)}.`,
        ...toLanguageLine(message),
      ],
      answers,
      spokenIn: toMessageLanguage(message),
      // Opening a page changes nothing: mail programs look at links before anybody does.
      links: [
        { words: 'Open', href: page },
        { words: 'Mark as spam', href: `${page}?mark=spam` },
      ],
      end: isAnswerable
        ? 'An answer to this mail goes to the sender.'
        : 'Write to the sender at the address above: not every mail server takes it as that of an answer.',
    }),
  };
}

/** The mail that says that an answer is due. It leads to the message and says nothing of it. */
export function toReminder({ collection, message, publicUrl, brandName }: MailFacts): MailWords {
  const what = formFacts[collection].one;
  const page = `${publicUrl}/admin/collections/${collection}/${message.id}`;
  return {
    subject: `Answer due: ${what} ${message.reference}`,
    ...toBodies({
      brandName,
      heading: 'An answer is due',
      lines: [
        `The ${what} ${message.reference} is to be answered by ${toLongDay(String(message.answerBy), 'en')}, and nobody has answered it yet.`,
      ],
      answers: [],
      links: [{ words: 'Open', href: page }],
      end: 'This is the only reminder. Another day, set in the dashboard, brings another one.',
    }),
  };
}

/** That an answer is wanted in another language than our own. */
function toLanguageLine(message: StoredMessage): string[] {
  const language = toMessageLanguage(message);
  if (isDefault(language)) return [];
  return [`It was sent from the pages in ${toLanguageName(language.tag, defaultLanguage.locale)}.`];
}

// Such that every mail server takes it in a header: one that does not would refuse the whole mail.
const isPlainAddress = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  return (
    /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}$/.test(local) &&
    // What would end a host name in an address of the web is no part of one.
    !/[/?#%:\\]/.test(domain) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(
      domainToASCII(domain),
    )
  );
};

/** What mail programs make a link of: an address with or without its scheme, or a host's name alone. */
const WEB_ADDRESS = /https?:|www\.|[\p{L}\p{N}-]\.\p{L}{2,}(?![\p{L}\p{N}])/iu;

/**
 * What a copy says of what was sent: anybody can type anybody's address, so nothing that a stranger could be led away by. Where one
 * answer holds an address of the web, no text that was typed freely is repeated.
 */
function toSafeAnswers(answers: Answer[]): Answer[] {
  const isSafe = ({ name, value }: Answer) => CODES.includes(name) || !WEB_ADDRESS.test(value);
  return answers.every(isSafe) ? answers : answers.filter(({ name }) => CODES.includes(name));
}

/** The copy for the sender, with the reference, in the language of the form. */
export function toCopy(
  { message, answers, withdrawUrl }: Pick<MailFacts, 'message' | 'answers' | 'withdrawUrl'>,
  { language, words, brandName }: MailSpeech,
): MailWords {
  const { copy } = words;
  const fill = (text: string) =>
    fillPlaceholders(text, { brand: brandName, reference: message.reference });
  const safe = toSafeAnswers(answers);
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
      links: withdrawUrl ? [{ words: copy.withdraw, href: withdrawUrl }] : [],
      end: fill(copy.end),
    }),
  };
}

/** The reject mail, in the words somebody has read and sent: no heading, no line of the program's own. */
export function toRejection(
  { rejection }: StoredMessage,
  { language, brandName }: Omit<MailSpeech, 'words'>,
): MailWords {
  const heading = rejection?.subject ?? '';
  const lines = (rejection?.text ?? '').split(/\n{2,}/);
  return {
    subject: heading,
    senderName: brandName,
    ...toBodies({ brandName, language, heading, lines, answers: [], links: [], end: '' }),
  };
}

/** What the mail with a link to choose a password says. */
interface LinkFacts {
  brandName: string;
  /** Whom it greets; may be empty. */
  name: string;
  /** Why it was sent: the account is new, an admin made a link for it, or somebody said that they forgot its password. */
  why: 'invitation' | 'new-password' | 'forgotten';
  /** Where the link leads. */
  address: string;
  /** ISO date until which it works. */
  until: string;
}

/** The mail with the link to choose a password. */
export function toLinkMail({ brandName, name, why, address, until }: LinkFacts): MailWords {
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
      links: [{ words: 'Choose a password', href: address }],
      end: 'Nobody will ever ask you for this link. If you did not expect this mail, there is nothing to do.',
    }),
  };
}

/** What the mail about a plan that failed says. */
interface PlanFacts {
  brandName: string;
  /** Whom it greets; may be empty. */
  name: string;
  /** Whether the document was to be taken down, and not published. */
  isTakenDown: boolean;
  /** What the document is called. */
  title: string;
  /** ISO date of the plan. */
  at: string;
  /** Why it failed, a sentence or more. */
  reason: string;
  /** Where the document is. */
  address: string;
}

/** The mail to whoever planned what could not be carried out. Its subject names nothing that is not public. */
export function toPlanMail(facts: PlanFacts): MailWords {
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
      links: [{ words: 'Open', href: address }],
      end: 'It is not tried again. Mend it and publish it, or set another time.',
    }),
  };
}

/** What the mail about something that was done to an account says. */
interface AccountFacts {
  brandName: string;
  publicUrl: string;
  act: Audited;
  /** E-mail of who did it. */
  who: string;
  /** Whose account it was done to. */
  subject: string;
  /** As the audit trail has it; may be empty. */
  detail: string;
  /** ISO date. */
  at: string;
}

/** The mail that tells admins what was done to an account. Its subject names nobody. */
export function toAccountMail(facts: AccountFacts): MailWords {
  const { brandName, publicUrl, act, who, subject, detail, at } = facts;
  const heading = audited[act];
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
      links: [{ words: 'Open the accounts', href: `${publicUrl}/admin/collections/users` }],
      end: 'Every admin gets this mail. If you do not know of it, end the sessions of that account and choose new passwords.',
    }),
  };
}

/** A mail that shows that mail works. */
export function toTestMail(brandName: string): MailWords {
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
  /** Of the mail; our own when left out. */
  language?: Language;
  heading: string;
  lines: string[];
  answers: Answer[];
  /** Language of the answers, where it is not that of the mail. */
  spokenIn?: Language;
  links: Link[];
  end: string;
}

function toBodies({
  language = defaultLanguage,
  spokenIn = language,
  ...body
}: Body): Pick<MailWords, 'text' | 'html'> {
  const { brandName, heading, lines, answers, links, end } = body;
  const { tag, direction } = language;
  const text = [
    heading,
    ...lines,
    ...answers.map((answer) => `${answer.label}:\n${toPlainAnswer(answer, language)}`),
    ...links.map(({ words, href }) => `${words}: ${href}`),
    ...(end ? [end] : []),
    `-- \n${brandName}`,
  ].join('\n\n');
  // Many mail programs show the body alone, so what is inside says it again.
  const isFromRight = direction === 'rtl';
  const spoken = isFromRight ? ` lang="${tag}" dir="rtl"` : ` lang="${tag}"`;
  const size = isFromRight ? '18px/1.75' : '16px/1.6';
  const toLine = (line: string) =>
    `<p dir="${toDirection(line, language)}" style="white-space:pre-line">${toHtml(line)}</p>`;
  const html = `<!doctype html>
<html${spoken}><head><meta charset="utf-8"><title>${toHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f6;color:#111;font:${size} system-ui,Arial,sans-serif">
<div${spoken} style="max-width:600px;margin:0 auto;padding:32px;background:#fff">
<p style="margin:0 0 24px;font-size:22px;font-weight:800">${toHtml(brandName)}<span style="color:#1f3bff">.</span></p>
<h1 dir="${toDirection(heading, language)}" style="margin:0 0 16px;font-size:24px;line-height:1.3">${toHtml(heading)}</h1>
${lines.map(toLine).join('\n')}
${answers.map((answer) => toHtmlAnswer(answer, spokenIn)).join('\n')}
${links.length > 0 ? `<p style="margin:32px 0 0">${links.map((link, index) => toHtmlLink(link, index, direction)).join(' ')}</p>` : ''}
${end ? `<p style="margin:32px 0 0;color:#555;font-size:14px">${toHtml(end)}</p>` : ''}
</div></body></html>`;
  return { text, html };
}

/** Fields that run from the left in every language. */
const CODES = ['email', 'phone', 'reference'];

// Each group of Arabic digits is a number to a reader's program, which would set the groups of a telephone number from the
// right. In a text that has no element for it these signs keep them in order.
const FROM_LEFT = '\u202D';
const END = '\u202C';
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/;

function toPlainAnswer({ name, value }: Answer, { direction }: Language): string {
  if (!CODES.includes(name)) return value;
  const isInOrder = direction === 'ltr' && !ARABIC_DIGIT.test(value);
  return isInOrder ? value : `${FROM_LEFT}${value}${END}`;
}

/**
 * A message line by line, each in the direction of its own words; what is short stands below its label. Programs that
 * decide nothing by the letters themselves are told.
 */
function toHtmlAnswer({ name, label, value }: Answer, language: Language): string {
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

const toHtmlLink = ({ words, href }: Link, index: number, direction: Language['direction']) => {
  const end = direction === 'rtl' ? 'left' : 'right';
  return `<a href="${toHtml(href)}" style="display:inline-block;margin-${end}:8px;padding:12px 20px;border:1px solid #111;text-decoration:none;${index === 0 ? 'background:#111;color:#fff' : 'color:#111'}">${toHtml(words)}</a>`;
};

const toHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
