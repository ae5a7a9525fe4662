import {
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  commitTransaction,
  type Payload,
} from 'payload';
import { isSqlite } from '../../platform/database.ts';
import { begin } from '../../platform/transaction.ts';
import { countDocuments } from '../count-documents.ts';

/** Arguments of the operations that have begun a transaction. */
const begun = new WeakSet<object>();

/**
 * Begins a transaction on SQLite, where Payload's operations have none (decision 0014): a document, its rows and its
 * version are stored together. Payload rolls it back after an error. No later hook may replace `args`.
 */
export const beginOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isWrite =
    operation === 'create' ||
    operation === 'restoreVersion' ||
    (operation === 'update' && 'id' in args);
  // An operation inside another one is part of its transaction.
  if (!isSqlite(req.payload.db) || !isWrite || (await req.transactionID)) return;
  req.transactionID = await begin(req.payload.db);
  begun.add(args);
};

/** Commits the transaction of `beginOperation`. */
export const commitOperation: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  if (!begun.delete(args)) return result;
  await commitTransaction(req);
  if (operation === 'create') {
    const { id } = result as { id: number };
    await requireStored(req.payload, collection.slug as CollectionSlug, id);
  }
  return result;
};

/**
 * Payload hides a failed commit.
 * @throws if the document is missing
 */
export async function requireStored(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  const count = await countDocuments(payload, collection, { id: { equals: id } });
  if (count === 0) throw new Error('a document is not there after it was stored');
}
