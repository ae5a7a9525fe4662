import type { Payload, PayloadRequest } from 'payload';
import { NO_COPY } from '../../outbox/queue-deliveries.ts';
import { inTransaction, lockNames } from '../../platform/transaction.ts';
import type { Form } from '../forms.ts';

/**
 * Stores a message and returns the stored row: ours, or that of the same message which was stored first. It always
 * reads back, because a failed commit is not always reported.
 * @param otherId another id of the same message
 * @param mayCopy whether the sender may get a copy
 * @throws if there is no row
 */
export async function insert(
  payload: Payload,
  form: Form,
  row: Stored,
  { otherId, mayCopy = true }: { otherId?: string | undefined; mayCopy?: boolean } = {},
): Promise<Stored> {
  const submissionId = String(row.submissionId);
  let failure: unknown = new Error('a message is not there after it was stored');
  try {
    // A hook queues the deliveries in the same transaction.
    await inTransaction(payload, async (req) => {
      if (!mayCopy) req.context[NO_COPY] = true;
      if (otherId) {
        // A concurrent request with the other id waits for the lock.
        await lockNames(req, [submissionId, otherId]);
        if (await findStored(payload, form, [otherId], req)) return;
      }
      await payload.create({
        collection: 'submissions',
        data: { form, ...row } as never,
        req,
        // Only the website sends messages; its secret was checked.
        overrideAccess: true,
      });
    });
  } catch (error) {
    failure = error;
  }
  const stored = await findStored(payload, form, [submissionId, otherId]);
  // The commit may still succeed late, so the file is left to the clean-up.
  if (!stored) throw failure;
  return stored;
}

export type Stored = Record<string, unknown> & { reference: string; fingerprint: string };

export async function findStored(
  payload: Payload,
  form: Form,
  ids: (string | undefined)[],
  req?: PayloadRequest,
): Promise<Stored | undefined> {
  const submissionId = { in: ids.filter((id) => id !== undefined) };
  const found = await payload.db.findOne<Stored & { id: number }>({
    collection: 'submissions',
    where: { form: { equals: form }, submissionId },
    ...(req && { req }),
  });
  return found ?? undefined;
}
