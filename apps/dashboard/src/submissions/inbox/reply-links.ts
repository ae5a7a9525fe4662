import { fillPlaceholders } from '@agency/content/placeholders';
import type { MailLocale } from '../../outbox/mail-copy.ts';
import type { Submission } from '../../payload-types.ts';
import { parseSenderPhone } from '../parse-phone.ts';

// Windows mail clients accept about 2,000 characters in a URL.
const LONGEST_BODY = 1500;

/** Links to reply to a message. */
export type ReplyLinks = ReturnType<typeof toReplyLinks>;

type ReplySource = Pick<Submission, 'answers' | 'reference' | 'createdAt' | 'about' | 'sender'>;

/** Reply links in the language of the message. */
export function toReplyLinks(
  { answers, reference, createdAt, about, sender }: ReplySource,
  timeZone: string,
  { language, words: { answer } }: Pick<MailLocale, 'language' | 'words'>,
) {
  const { email = '', phone = '', message = '' } = answers;
  const moment = new Intl.DateTimeFormat(language.locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone },
  });
  const subject = encodeURIComponent(
    fillPlaceholders(answer.subject, { about: about ?? '', reference }),
  );
  const when = moment.format(new Date(createdAt));
  const quoted = fillPlaceholders(answer.introduction, { name: sender ?? '', when });
  const body = toQuote(message, `\r\n\r\n${quoted}\r\n`);
  const { number, whatsapp } = parseSenderPhone(phone);
  return {
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}${body && `&body=${body}`}`,
    call: `tel:${number}`,
    number,
    /** If the number may be reachable. */
    whatsapp: whatsapp && `https://wa.me/${whatsapp}`,
  };
}

/** As many lines of the message as a URL can hold, quoted below the introduction. */
function toQuote(text: string, introduction: string): string {
  const lines = text ? text.split('\n').map((line) => `> ${line}\r\n`) : [];
  const encode = () => encodeURIComponent(introduction + lines.join(''));
  while (lines.length > 0 && encode().length > LONGEST_BODY) lines.pop();
  return lines.length > 0 ? encode() : '';
}
