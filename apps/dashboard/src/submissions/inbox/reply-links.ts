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

/** Quotes the message line by line, up to the length limit of the URL. */
function toQuote(text: string, introduction: string): string {
  if (!text) return '';
  let quoted = encodeURIComponent(introduction);
  for (const line of text.split('\n')) {
    const next = encodeURIComponent(`> ${line}\r\n`);
    if (quoted.length + next.length > LONGEST_BODY) {
      return `${quoted}${encodeURIComponent(toBeginning(line, LONGEST_BODY - quoted.length))}`;
    }
    quoted += next;
  }
  return quoted;
}

/** The words of a line that fit, with an ellipsis. */
function toBeginning(line: string, room: number): string {
  let beginning = '>';
  for (const word of line.split(' ')) {
    if (encodeURIComponent(`${beginning} ${word} …`).length > room) break;
    beginning += ` ${word}`;
  }
  return `${beginning} …`;
}
