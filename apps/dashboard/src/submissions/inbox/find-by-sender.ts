import { toFolded } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { parseSenderPhone } from '../parse-phone.ts';
import type { Filters } from './filters.ts';
import { type Message, readBatches, readMessages } from './read-inbox.ts';

/** Suggested messages. */
const MOST = 5;
/** Newest messages that are searched. */
const NEWEST = 50;

// The last digits do not depend on the country code.
const LAST_DIGITS = 9;

/** Identity of a sender: at least one of these. */
export interface SenderIdentity {
  email?: string;
  phone?: string;
}

/** All messages with an e-mail address or a phone number, newest first for each. */
export async function findBySender(
  req: PayloadRequest,
  person: SenderIdentity,
  filters: Filters,
): Promise<Message[]> {
  const found: Message[] = [];
  for (const words of toSearched(person)) {
    // The search also finds messages that only quote the sender; they are filtered out.
    for await (const batch of readBatches(req, { filters, words })) {
      found.push(...batch.filter((one) => isFrom(person, one)));
    }
  }
  return withoutRepeats(found);
}

/** Suggests other messages of the same sender, among the newest ones. */
export async function findDuplicates(req: PayloadRequest, message: Message): Promise<Message[]> {
  const newest = await Promise.all(
    toSearched(message).map((words) => readMessages(req, { filters: {}, words, limit: NEWEST })),
  );
  const others = newest
    .flat()
    .filter((one) => isFrom(message, one) && toKey(one) !== toKey(message));
  return withoutRepeats(others).slice(0, MOST);
}

// The search text also contains quoted addresses and numbers.
const toSearched = ({ email = '', phone = '' }: SenderIdentity): string[] =>
  [normalizeEmail(email), toDigits(phone)].filter(Boolean);

function isFrom({ email = '', phone = '' }: SenderIdentity, message: Message): boolean {
  const [address, digits] = [normalizeEmail(email), toDigits(phone)];
  return (
    (address !== '' && normalizeEmail(message.email) === address) ||
    (digits !== '' && (toDigits(message.phone) === digits || isNamed(digits, message.phone)))
  );
}

/** Whether a complete number is one of several in a field. A short one may be part of another. */
const isNamed = (digits: string, phone: string) =>
  digits.length === LAST_DIGITS && toFolded(phone).replace(/\D/g, '').includes(digits);

const toKey = ({ form, id }: Message) => `${form} ${id}`;

const withoutRepeats = (messages: Message[]): Message[] => [
  ...new Map(messages.map((one) => [toKey(one), one])).values(),
];

const normalizeEmail = (email: string) => email.trim().toLowerCase();

const toDigits = (phone: string) =>
  parseSenderPhone(phone).number.replace('+', '').slice(-LAST_DIGITS);
