// Posts for measurements: copies of the sample posts, inserted into a dashboard's database.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultLanguage } from '@agency/content/languages';

/** Columns of a post that its copies do not share. */
const own = new Set(['id', 'title', 'slug', 'published_at', 'featured']);
const HOUR = 3_600_000;
/** Posts in the default language: the measured lists show no others. */
const SHOWN = `_status = 'published' AND language = '${defaultLanguage.tag}'`;

/** Opens a dashboard's database, also while the dashboard runs. */
function openDatabase(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(join(dataDir, 'dashboard.db'));
  database.exec('PRAGMA busy_timeout = 10000');
  return database;
}

/** Slug of an added post. */
export const toMeasuredSlug = (number: number): string => `measured-post-${number}`;

/**
 * Brings a dashboard to this many published posts in the default language. Each added one is a sample post with another
 * title and slug, older than all samples. There is at least one, so that an article can be opened.
 * @returns the number of posts
 */
export function fillWithPosts(dataDir: string, posts: number): number {
  const database = openDatabase(dataDir);
  try {
    const columns = database
      .prepare('PRAGMA table_info(blogs)')
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !own.has(name));
    const samples = database
      .prepare(`SELECT id, title FROM blogs WHERE ${SHOWN} ORDER BY id`)
      .all();
    const oldest = database.prepare('SELECT min(published_at) AS day FROM blogs').get();
    const shared = columns.map((name) => `"${name}"`).join(', ');
    const insert = database.prepare(
      `INSERT INTO blogs (title, slug, published_at, featured, ${shared})
       SELECT ?, ?, ?, 0, ${shared} FROM blogs WHERE id = ?`,
    );
    const total = Math.max(posts, samples.length + 1);
    database.exec('BEGIN');
    for (let number = samples.length; number < total; number += 1) {
      const sample = samples[number % samples.length];
      const day = new Date(Date.parse(String(oldest?.day)) - number * HOUR).toISOString();
      insert.run(`${sample?.title} ${number}`, toMeasuredSlug(number), day, sample?.id ?? null);
    }
    database.exec('COMMIT');
    return total;
  } finally {
    database.close();
  }
}

/** Changes fields of the newest post that every list shows, as an editor would. */
export function changeNewestPost(dataDir: string): void {
  const database = openDatabase(dataDir);
  try {
    database
      .prepare(
        `UPDATE blogs SET description = description || '.', updated_at = ? WHERE id =
           (SELECT id FROM blogs WHERE ${SHOWN} ORDER BY published_at DESC LIMIT 1)`,
      )
      .run(new Date().toISOString());
  } finally {
    database.close();
  }
}
