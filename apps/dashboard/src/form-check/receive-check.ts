import type { Payload } from 'payload';
import { inTransaction } from '../platform/transaction.ts';
import { recordArrival } from './run-check.ts';

/** Rolls back the transaction. */
class RolledBack extends Error {}

/**
 * Accepts a form test: stores it like a message with its deliveries, and rolls back.
 * @returns the reference
 * @throws whatever prevents storing a message
 */
export async function receiveCheck(
  payload: Payload,
  submissionId: string,
  row: Record<string, unknown>,
): Promise<string> {
  const reference = `TEST-${submissionId.slice(0, 8)}`;
  try {
    await inTransaction(payload, async (req) => {
      await payload.create({
        collection: 'submissions',
        data: { form: 'contact', ...row, reference } as never,
        req,
        // Only the website sends messages; its secret was checked.
        overrideAccess: true,
      });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  await recordArrival(payload, submissionId, new Date());
  return reference;
}
