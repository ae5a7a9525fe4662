import { toFolded } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { parseSenderPhone } from '../collections/messages/parse-phone.ts';
import type { Filters } from './filters.ts';
import { type Message, readBatches, readMessages } from './read-inbox.ts';

/** Most messages that are suggested. */
const MOST = 5;
/** Among how many of the newest they are looked for. */
const NEWEST = 50;

// The last digits of a number are the same with and without its country's code.
const LAST_DIGITS = 9;

/** How somebody is known: by one of these at least. */
export interface SenderIdentity {
  email?: string;
  phone?: string;
}

/** Every message that has somebody's e-mail address or telephone number, newest first of each. */
export async function findBySender(
  req: PayloadRequest,
  person: SenderIdentity,
  filters: Filters,
): Promise<Message[]> {
  const found: Message[] = [];
  for (const words of toSearched(person)) {
    // Many messages may quote somebody: those are passed over while reading, and the reading goes on to the end.
    for await (const batch of readBatches(req, { filters, words })) {
      found.push(...batch.filter((one) => isFrom(person, one)));
    }
  }
  return withoutRepeats(found);
}

/** Other messages that seem to be from the same person. A suggestion, looked for among the newest alone. */
export async function findDuplicates(req: PayloadRequest, message: Message): Promise<Message[]> {
  const newest = await Promise.all(
    toSearched(message).map((words) => readMessages(req, { filters: {}, words, limit: NEWEST })),
  );
  const others = newest
    .flat()
    .filter((one) => isFrom(message, one) && toKey(one) !== toKey(message));
  return withoutRepeats(others).slice(0, MOST);
}

// The text that is searched holds address and number, but also what a message quotes.
const toSearched = ({ email = '', phone = '' }: SenderIdentity): string[] =>
  [toAddress(email), toDigits(phone)].filter(Boolean);

function isFrom({ email = '', phone = '' }: SenderIdentity, message: Message): boolean {
  const [address, digits] = [toAddress(email), toDigits(phone)];
  return (
    (address !== '' && toAddress(message.email) === address) ||
    (digits !== '' && (toDigits(message.phone) === digits || isNamed(digits, message.phone)))
  );
}

/** Whether a whole number is one of several that somebody wrote. A short one may be a part of another. */
const isNamed = (digits: string, phone: string) =>
  digits.length === LAST_DIGITS && toFolded(phone).replace(/\D/g, '').includes(digits);

const toKey = ({ form, id }: Message) => `${form} ${id}`;

const withoutRepeats = (messages: Message[]): Message[] => [
  ...new Map(messages.map((one) => [toKey(one), one])).values(),
];

const toAddress = (email: string) => email.trim().toLowerCase();

const toDigits = (phone: string) =>
  parseSenderPhone(phone).number.replace('+', '').slice(-LAST_DIGITS);
