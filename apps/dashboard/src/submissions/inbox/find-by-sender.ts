import type { PayloadRequest, Where } from 'payload';
import type { Submission } from '../../payload-types.ts';
import { toLastDigits, toSearchedDigits } from '../parse-phone.ts';
import { asReader } from './read-inbox.ts';

/** Suggested messages. */
const MOST = 5;

/** Identity of a sender: at least one of these. */
export interface SenderIdentity {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Condition of messages with an e-mail address or a phone number, however it was typed. */
function toSenderWhere({ email = '', phone = '' }: SenderIdentity): Where {
  const address = email.trim().toLowerCase();
  const digits = toLastDigits(phone);
  return {
    or: [
      ...(address ? [{ email: { equals: address } }] : []),
      ...(digits ? [{ phoneDigits: { contains: toSearchedDigits(digits) } }] : []),
    ],
  };
}

/** All messages of a sender, newest first. */
export async function findBySender(
  req: PayloadRequest,
  person: SenderIdentity,
): Promise<Submission[]> {
  const where = toSenderWhere(person);
  // An empty condition would match everything.
  if (where.or?.length === 0) return [];
  const { docs } = await req.payload.find({
    ...asReader(req),
    overrideAccess: false,
    where,
    sort: ['-createdAt', '-id'],
    pagination: false,
  });
  return docs;
}

/** Suggests other messages of the same sender, without spam. */
export async function findDuplicates(
  req: PayloadRequest,
  { id, answers }: Submission,
): Promise<Submission[]> {
  const others: Where[] = [{ id: { not_equals: id } }, { state: { not_equals: 'spam' } }];
  const { docs } = await req.payload.find({
    ...asReader(req),
    overrideAccess: false,
    where: { and: [toSenderWhere(answers), ...others] },
    sort: ['-createdAt', '-id'],
    limit: MOST,
    pagination: false,
  });
  return docs;
}
