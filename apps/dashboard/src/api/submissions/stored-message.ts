import type { Payload, PayloadRequest } from 'payload';
import { NO_COPY } from '../../collections/messages/no-copy.ts';
import { inTransaction, lockNames } from '../../platform/transaction.ts';

/** Collections of messages that are stored as they were sent. */
export type MessageCollection = 'contact-messages' | 'enquiries' | 'applications';

/**
 * Stores a message. Resolves to the row as it is stored now: ours, or that of the same message which arrived a moment
 * earlier. It is read back even after a success: what a database said of its own commit is not always passed on.
 * @param otherId under which the same message may come, too
 * @param mayCopy whether the sender may be sent a copy
 * @throws when there is no such row
 */
export async function insert(
  payload: Payload,
  collection: MessageCollection,
  row: Stored,
  { otherId, mayCopy = true }: { otherId?: string | undefined; mayCopy?: boolean } = {},
): Promise<Stored> {
  const submissionId = String(row.submissionId);
  let failure: unknown = new Error('a message is not there after it was stored');
  try {
    // With it the rows of its deliveries are written, by a hook.
    await inTransaction(payload, async (req) => {
      if (!mayCopy) req.context[NO_COPY] = true;
      if (otherId) {
        // Whoever stores the same message under the other of its two ids waits until we have, or we for them.
        await lockNames(req, [submissionId, otherId]);
        if (await findStored(payload, collection, [otherId], req)) return;
      }
      await payload.create({
        collection,
        data: row as never,
        req,
        // Closed to every account: messages come from the website alone, which has shown its secret.
        overrideAccess: true,
      });
    });
  } catch (error) {
    failure = error;
  }
  const stored = await findStored(payload, collection, [submissionId, otherId]);
  // The row may still appear, from a database that answered too late: its attachment is left to the sweep.
  if (!stored) throw failure;
  return stored;
}

/** A message as it is stored. */
export type Stored = Record<string, unknown> & { reference: string; fingerprint: string };

/** The message that is stored under one of these ids. */
export async function findStored(
  payload: Payload,
  collection: MessageCollection,
  ids: (string | undefined)[],
  req?: PayloadRequest,
): Promise<Stored | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { submissionId: { in: ids.filter((id) => id !== undefined) } },
    ...(req && { req }),
    limit: 1,
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  return docs[0] && { ...docs[0] };
}
