import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

type Sentence = ReturnType<typeof sql>;

/**
 * Numbers of the posts whose article may link to something, as it is published or as it is being written. The database looks for the
 * words a link to it would have, so no article is read that has none of them; whether one does link is for whoever asks to say.
 * @param target as links keep it; @param names last parts of its addresses
 */
export async function findLinkingPosts(
  payload: Payload,
  { target, names }: { target: string; names: ReadonlySet<string> },
): Promise<number[]> {
  const isSqlite = payload.db.name === 'sqlite';
  // Both then ignore capitals, in which an address may be written.
  const like = sql.raw(isSqlite ? 'LIKE' : 'ILIKE');
  const needles = new Set([`"${target}"`, ...[...names].map(toNeedle)]);
  const says = (column: Sentence) =>
    sql.join(
      [...needles].map((needle) => sql`CAST(${column} AS TEXT) ${like} ${`%${needle}%`}`),
      sql` OR `,
    );
  const sentence = sql`
    SELECT id FROM blogs
      WHERE _status = 'published' AND deleted_at IS NULL AND (${says(sql`content`)})
    UNION
    SELECT parent_id FROM _blogs_v
      WHERE latest IS TRUE AND version_deleted_at IS NULL AND (${says(sql`version_content`)})`;
  const rows = (await select(payload, sentence)) as { id: number | null }[];
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

// Its longest part that is written alike in every address: other signs may stand there with signs of percent.
const toNeedle = (name: string): string =>
  name
    .split(/[^A-Za-z0-9-]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

async function select({ db }: Payload, sentence: Sentence): Promise<unknown[]> {
  if (db.name === 'sqlite') {
    return (db.drizzle as unknown as { all(one: Sentence): Promise<unknown[]> }).all(sentence);
  }
  return (await (db.drizzle as PostgresAdapter['drizzle']).execute(sentence)).rows;
}
