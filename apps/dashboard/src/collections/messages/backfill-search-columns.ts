import type { Payload, Where } from 'payload';
import { forms } from './forms.ts';
import { collectSubmitted, toSearchColumns } from './message-hooks.ts';

/** Rows in one query. */
const BATCH = 200;

/**
 * Fills `searchText` and `leadSource` of rows older than these columns. It may run in several processes and be
 * killed: it updates a row only while a column is NULL.
 * @param isOver checked before each row
 */
export async function backfillSearchColumns(payload: Payload, isOver = () => false): Promise<void> {
  for (const form of forms) {
    const sent = collectSubmitted(payload.collections[form].config.fields);
    for (;;) {
      const where: Where = {
        or: [{ searchText: { exists: false } }, { leadSource: { exists: false } }],
      };
      const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
        collection: form,
        where,
        limit: BATCH,
        pagination: false,
      });
      for (const { id, ...message } of docs) {
        if (isOver()) return;
        await payload.db.updateOne({
          collection: form,
          where: { and: [{ id: { equals: id } }, where] },
          data: toSearchColumns(sent, message),
          options: { atomic: true },
        });
      }
      if (docs.length < BATCH) break;
    }
  }
}
