import { fillPlaceholders } from '@agency/content/placeholders';
import type { PayloadRequest } from 'payload';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import type { MailLocale } from '../../outbox/mail-copy.ts';
import type { ReplyTemplate, Submission } from '../../payload-types.ts';
import { parseSenderPhone } from '../parse-phone.ts';

// Windows mail clients accept about 2,000 characters in a URL.
const LONGEST_BODY = 1500;

/** Links to reply to a message. */
export type ReplyLinks = ReturnType<typeof toReplyLinks>;

type ReplySource = Pick<Submission, 'answers' | 'reference' | 'createdAt' | 'topic' | 'sender'>;

/** A text to reply with, in which `{name}`, `{about}`, `{reference}` and `{brand}` are filled in. */
type Template = Pick<NonNullable<ReplyTemplate['templates']>[number], 'name' | 'subject' | 'text'>;

/** The templates of a language. */
export async function getReplyTemplates(req: PayloadRequest, tag: string): Promise<Template[]> {
  const found = await req.payload.findGlobal({
    slug: 'reply-templates',
    req,
    // Only admins read the page of the templates.
    overrideAccess: true,
  });
  return (found.templates ?? []).filter(({ language }) => language === tag);
}

/** Reply links in the language of the message. */
export function toReplyLinks(
  { answers, reference, createdAt, topic, sender }: ReplySource,
  timeZone: string,
  { language, copy: { answer }, brandName }: MailLocale,
  templates: Template[] = [],
) {
  const { email = '', phone = '', message = '' } = answers;
  const moment = new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const facts = { about: topic ?? '', reference, name: sender ?? '', brand: brandName };
  const when = moment.format(new Date(createdAt));
  const quoted = fillPlaceholders(answer.introduction, { ...facts, when });
  const toReply = (template: Partial<Template> = {}) => {
    const subject = fillPlaceholders(template.subject || answer.subject, facts);
    const text = fillPlaceholders(template.text ?? '', facts);
    const written = text.replaceAll(/\r?\n/g, '\r\n');
    const body = toQuote(message, written, `\r\n\r\n${quoted}\r\n`);
    const query = `subject=${encodeURIComponent(subject)}${body && `&body=${body}`}`;
    const mail = `mailto:${encodeURIComponent(email)}?${query}`;
    return { name: template.name ?? '', subject, text, mail };
  };
  const { number, whatsapp } = parseSenderPhone(phone);
  return {
    ...toReply(),
    templates: templates.map((one) => toReply(one)),
    /** The line above the quoted message. */
    quoted,
    /** Whether a reply can be sent from here. */
    mayAnswer: isMailConfigured(),
    call: `tel:${number}`,
    number,
    /** If the number may be reachable. */
    whatsapp: whatsapp && `https://wa.me/${whatsapp}`,
  };
}

/** A written text, and below it as many lines of the message as a URL can hold, quoted below the introduction. */
function toQuote(text: string, written: string, introduction: string): string {
  const lines = text ? text.split('\n').map((line) => `> ${line}\r\n`) : [];
  const encode = () => encodeURIComponent(written + introduction + lines.join(''));
  while (lines.length > 0 && encode().length > LONGEST_BODY) lines.pop();
  return lines.length > 0 ? encode() : encodeURIComponent(written);
}
