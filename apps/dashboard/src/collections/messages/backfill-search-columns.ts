import type { Payload, Where } from 'payload';
import { forms } from './forms.ts';
import { collectSubmitted, toSearchColumns } from './message-hooks.ts';

/** How many are read at once. */
const BATCH = 200;

/**
 * Makes messages findable and countable that were stored before there was a text to search, or one spelling of where they
 * came from. May run in several processes at once, and be killed: a row is touched only while it lacks one.
 * @param isOver asked before each row
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
