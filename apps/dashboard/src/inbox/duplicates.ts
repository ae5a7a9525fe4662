import { toDialable } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { type Message, readMessages } from './read-inbox.ts';

/** Most messages that are suggested. */
const MOST = 5;

// The last digits of a number are the same with and without its country's code.
const LAST_DIGITS = 9;

/** Other messages that seem to be from the same person: the same e-mail address or telephone number. A suggestion. */
export async function findDuplicates(req: PayloadRequest, message: Message): Promise<Message[]> {
  const [email, phone] = [toEmail(message), toDigits(message)];
  const found = await Promise.all(
    // The text that is searched holds both; which of the rows really has them is looked at here.
    [email, phone].map((words) => readMessages(req, { filters: {}, words, limit: 50 })),
  );
  const others = new Map<string, Message>();
  for (const other of found.flat()) {
    if (other.form === message.form && other.id === message.id) continue;
    if (toEmail(other) !== email && toDigits(other) !== phone) continue;
    others.set(`${other.form} ${other.id}`, other);
  }
  return [...others.values()].slice(0, MOST);
}

const toEmail = ({ email }: Message) => email.toLowerCase();

const toDigits = ({ phone }: Message) => toDialable(phone).replace('+', '').slice(-LAST_DIGITS);
