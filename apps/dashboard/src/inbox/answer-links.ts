import { fillPlaceholders } from '@agency/content/placeholders';
import { formFacts } from '../collections/messages/forms.ts';
import { readSendersPhone } from '../collections/messages/read-phone.ts';
import type { MailSpeech } from '../outbox/mail-words.ts';
import { type Message, toSenderName } from './read-inbox.ts';

// Mail programs of Windows take about 2,000 characters of an address.
const LONGEST_BODY = 1500;

/** The ways to answer a message. */
export interface AnswerLinks {
  /** Opens the person's own mail program, with the reference and what was written. */
  mail: string;
  call: string;
  /** The number a telephone dials. */
  number: string;
  /** Where WhatsApp may reach the number. */
  whatsapp?: string;
}

/** In the language of the message: what an answer begins as is read by its sender. */
export function toAnswerLinks(
  message: Message,
  timeZone: string,
  { language, words: { answer } }: Pick<MailSpeech, 'language' | 'words'>,
): AnswerLinks {
  const { email, phone, reference, form, createdAt } = message;
  const moment = new Intl.DateTimeFormat(language.locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone },
  });
  const about = String((message as unknown as Record<string, unknown>)[formFacts[form].about]);
  const subject = encodeURIComponent(fillPlaceholders(answer.subject, { about, reference }));
  const text = 'message' in message ? message.message : '';
  const when = moment.format(new Date(createdAt));
  const quoted = fillPlaceholders(answer.introduction, { name: toSenderName(message), when });
  const body = toQuote(text, `\r\n\r\n${quoted}\r\n`);
  const { number, whatsapp } = readSendersPhone(phone);
  return {
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}${body && `&body=${body}`}`,
    call: `tel:${number}`,
    number,
    ...(whatsapp && { whatsapp: `https://wa.me/${whatsapp}` }),
  };
}

/** What was written, line by line as far as an address holds it. */
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

/** As many words of a line as fit, with the sign that some are left out. */
function toBeginning(line: string, room: number): string {
  let beginning = '>';
  for (const word of line.split(' ')) {
    if (encodeURIComponent(`${beginning} ${word} …`).length > room) break;
    beginning += ` ${word}`;
  }
  return `${beginning} …`;
}
