import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

type Sql = ReturnType<typeof sql>;

/** Search criteria; one match is enough. */
interface Wanted {
  /** Words of the column `mentions`, in lower case. */
  mentions: Iterable<string>;
  /** Cover or share image. */
  picture?: number;
  /** Includes the trash. */
  inTrash?: boolean;
}

/** Ids of posts, as draft or published, that may use something. The caller checks each article. */
export async function findPostsMentioning(
  req: PayloadRequest,
  { mentions, picture, inTrash = false }: Wanted,
): Promise<number[]> {
  const having = (prefix: string) => {
    const column = (name: string) => sql.raw(prefix + name);
    const conditions = [...mentions].map((part) => sql`${column('mentions')} LIKE ${`%${part}%`}`);
    if (picture !== undefined) {
      conditions.push(sql`${column('image_id')} = ${picture}`);
      conditions.push(sql`${column('share_image_id')} = ${picture}`);
    }
    const all = sql`(${sql.join(conditions, sql` OR `)})`;
    return inTrash ? all : sql`${column('deleted_at')} IS NULL AND ${all}`;
  };
  const rows = (await select(
    req,
    sql`
      SELECT id FROM blogs WHERE _status = 'published' AND ${having('')}
      UNION
      SELECT parent_id FROM _blogs_v WHERE latest IS TRUE AND ${having('version_')}`,
  )) as { id: number | null }[];
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

async function select({ payload, transactionID }: PayloadRequest, sentence: Sql) {
  const { db } = payload;
  if (db.name === 'sqlite') {
    return (db.drizzle as unknown as { all(one: Sql): Promise<unknown[]> }).all(sentence);
  }
  const session = transactionID && db.sessions?.[String(await transactionID)]?.db;
  const drizzle = (session || db.drizzle) as PostgresAdapter['drizzle'];
  return (await drizzle.execute(sentence)).rows;
}
