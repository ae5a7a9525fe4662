import { palette } from '@agency/brand/palette';
import { readBrand } from '@agency/brand/read-brand';
import { defaultLanguage, type Language } from '@agency/content/languages';
import { getTimeZone, toLongMoment } from '../platform/language/times.ts';
import type { Answer } from '../submissions/forms.ts';
import { toDirection } from '../submissions/message-language.ts';

/** What a mail says. `renderMail` gives it its form. */
export interface MailText {
  subject: string;
  /** Empty if the lines begin the mail. */
  heading: string;
  lines: string[];
  answers?: Answer[];
  links?: Link[];
  end?: string;
  /** Language of the mail; the default one if missing. */
  language?: Language;
  /** Language of the submitted fields, if it differs. */
  answersLanguage?: Language;
  /** Name of the agency in the language of the mail; that of the default language if missing. */
  brandName?: string;
  /** Recipient of replies. */
  replyTo?: { name: string; address: string };
  /** Idempotency key of the first mail of its thread. */
  inReplyTo?: string;
}

interface Link {
  label: string;
  href: string;
}

/** A time with its zone, because the reader may be in another one. */
export const toMailTime = (moment: string | Date): string =>
  `${toLongMoment(moment, 'en')} (${getTimeZone()})`;

/** A mail as plain text and as HTML. */
export function renderMail(text: MailText) {
  const mail = { brandName: readBrand().name, ...text };
  const { subject, brandName, replyTo } = mail;
  return {
    subject,
    senderName: brandName,
    text: toText(mail),
    html: toHtmlPage(mail),
    ...(replyTo && { replyTo }),
  };
}

function toText(mail: MailText & { brandName: string }): string {
  const { brandName, heading, lines, answers = [], links = [], end } = mail;
  return [
    ...(heading ? [heading] : []),
    ...lines,
    ...answers.map((answer) => `${answer.label}:\n${toPlainValue(answer)}`),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    ...(end ? [end] : []),
    `-- \n${brandName}`,
  ].join('\n\n');
}

function toHtmlPage(mail: MailText & { brandName: string }): string {
  const { brandName, heading, lines, answers = [], links = [], end } = mail;
  const { language = defaultLanguage, answersLanguage = language } = mail;
  const { tag, direction } = language;
  // Many mail clients keep only the body, so the attributes are repeated inside.
  const isFromRight = direction === 'rtl';
  const spoken = isFromRight ? ` lang="${tag}" dir="rtl"` : ` lang="${tag}"`;
  const size = isFromRight ? '18px/1.75' : '16px/1.6';
  const toLine = (line: string) =>
    `<p dir="${toDirection(line, language)}" style="white-space:pre-line">${toHtml(line)}</p>`;
  return `<!doctype html>
<html${spoken}><head><meta charset="utf-8"><title>${toHtml(heading || mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f6;color:#111;font:${size} system-ui,Arial,sans-serif">
<div${spoken} style="max-width:600px;margin:0 auto;padding:32px;background:#fff">
<p style="margin:0 0 24px;font-size:22px;font-weight:800">${toHtml(brandName)}<span style="color:${palette.cobalt}">.</span></p>
${heading && `<h1 dir="${toDirection(heading, language)}" style="margin:0 0 16px;font-size:24px;line-height:1.3">${toHtml(heading)}</h1>`}
${lines.map(toLine).join('\n')}
${answers.map((answer) => toHtmlAnswer(answer, answersLanguage)).join('\n')}
${links.length > 0 ? `<p style="margin:32px 0 0">${links.map((link, index) => toHtmlLink(link, index, direction)).join(' ')}</p>` : ''}
${end ? `<p style="margin:32px 0 0;color:#555;font-size:14px">${toHtml(end)}</p>` : ''}
</div></body></html>`;
}

/** Fields that are left-to-right in every language. */
const codeFields = ['email', 'phone', 'reference'];

// Bidi control characters keep the digit groups of an Arabic phone number in order in plain text.
const FROM_LEFT = '\u202D';
const END = '\u202C';
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/;

const toPlainValue = ({ name, value }: Answer): string =>
  codeFields.includes(name) && ARABIC_DIGIT.test(value) ? `${FROM_LEFT}${value}${END}` : value;

/** A submitted field with the direction of each line, because some mail clients do not detect it. */
function toHtmlAnswer({ name, label, value }: Answer, language: Language): string {
  const lines = value.split('\n').map((line) => {
    const text = toHtml(line) || '<br>';
    return codeFields.includes(name)
      ? `<div><bdo dir="ltr">${text}</bdo></div>`
      : `<div dir="${toDirection(line, language)}">${text}</div>`;
  });
  return `<div style="margin:16px 0 0"><span style="color:#555;font-size:14px">${toHtml(label)}</span><div style="white-space:pre-wrap">${lines.join('')}</div></div>`;
}

function toHtmlLink({ label, href }: Link, index: number, direction: Language['direction']) {
  const end = direction === 'rtl' ? 'left' : 'right';
  const colours = index === 0 ? 'background:#111;color:#fff' : 'color:#111';
  return `<a href="${toHtml(href)}" style="display:inline-block;margin-${end}:8px;padding:12px 20px;border:1px solid #111;text-decoration:none;${colours}">${toHtml(label)}</a>`;
}

const toHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
