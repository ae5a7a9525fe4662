import { toDialable } from '@agency/contracts';
import { formFacts } from '../collections/messages/forms.ts';
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
  /** Where the number says its country. */
  whatsapp?: string;
}

/** @param when the message came, as the answer says it */
export function toAnswerLinks(message: Message, when: string): AnswerLinks {
  const { email, phone, reference, form } = message;
  const about = (message as unknown as Record<string, string>)[formFacts[form].about];
  const subject = encodeURIComponent(`Re: ${about} [${reference}]`);
  const text = 'message' in message ? message.message : '';
  const introduction = `\r\n\r\n${toSenderName(message)} wrote on ${when}:\r\n`;
  const body = toQuote(text, introduction);
  const number = toDialable(phone);
  const international = /^(?:\+|00)(\d{7,15})$/.exec(number)?.[1];
  return {
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}${body && `&body=${body}`}`,
    call: `tel:${number}`,
    number,
    ...(international && { whatsapp: `https://wa.me/${international}` }),
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
