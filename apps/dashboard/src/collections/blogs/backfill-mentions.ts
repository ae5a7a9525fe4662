import type { Payload } from 'payload';
import { queryDatabase } from '../../platform/database.ts';
import { toMentions } from './mentions.ts';

/** Articles in one query. */
const BATCH = 100;

const TABLES = [
  { table: 'blogs', prefix: '', which: 'mentions IS NULL' },
  { table: '_blogs_v', prefix: 'version_', which: 'version_mentions IS NULL AND latest IS TRUE' },
];

/**
 * Fills the mentions of rows older than the column. It may run in several processes and be killed: it updates a row
 * only while the column is NULL.
 * @param isOver checked before each row
 */
export async function backfillMentions(payload: Payload, isOver = () => false): Promise<void> {
  for (const { table, prefix, which } of TABLES) {
    for (;;) {
      const rows = await queryDatabase(
        payload,
        `SELECT id, ${prefix}content AS content FROM ${table} WHERE ${which} ORDER BY id LIMIT ${BATCH}`,
        [],
      );
      for (const { id, content } of rows) {
        if (isOver()) return;
        const article = typeof content === 'string' ? JSON.parse(content) : content;
        await queryDatabase(
          payload,
          `UPDATE ${table} SET ${prefix}mentions = $1 WHERE id = $2 AND ${which}`,
          [toMentions(article), Number(id)],
        );
      }
      if (rows.length < BATCH) break;
    }
  }
}
