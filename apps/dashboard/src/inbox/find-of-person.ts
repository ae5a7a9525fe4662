import { toDialable } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import type { Filters } from './filters.ts';
import { type Message, readMessages } from './read-inbox.ts';

/** Most messages that are suggested. */
const MOST = 5;

// The last digits of a number are the same with and without its country's code.
const LAST_DIGITS = 9;

/** How somebody is known: by one of these at least. */
export interface Person {
  email?: string;
  phone?: string;
}

/** Messages that have somebody's e-mail address or telephone number, newest first of each. */
export async function findOfPerson(
  req: PayloadRequest,
  { email = '', phone = '' }: Person,
  { filters, limit }: { filters: Filters; limit: number },
): Promise<Message[]> {
  const [address, digits] = [toAddress(email), toDigits(phone)];
  // The text that is searched holds both; which of the rows really has them is looked at here.
  const found = await Promise.all(
    [address, digits].filter(Boolean).map((words) => readMessages(req, { filters, words, limit })),
  );
  const theirs = found
    .flat()
    .filter(
      (one) =>
        (address && toAddress(one.email) === address) || (digits && toDigits(one.phone) === digits),
    );
  return [...new Map(theirs.map((one) => [`${one.form} ${one.id}`, one])).values()];
}

/** Other messages that seem to be from the same person. A suggestion. */
export async function findDuplicates(req: PayloadRequest, message: Message): Promise<Message[]> {
  const found = await findOfPerson(req, message, { filters: {}, limit: 50 });
  return found.filter(({ form, id }) => form !== message.form || id !== message.id).slice(0, MOST);
}

const toAddress = (email: string) => email.trim().toLowerCase();

const toDigits = (phone: string) => toDialable(phone).replace('+', '').slice(-LAST_DIGITS);
