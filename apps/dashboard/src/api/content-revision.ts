import type { Payload } from 'payload';
import type { DatabaseRevision } from '../platform/database-revision.ts';

export type ContentRevision = ReturnType<typeof createContentRevision>;

interface ContentRevisionOptions {
  payload: Payload;
  database: Pick<DatabaseRevision, 'read'>;
  /** Monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Milliseconds that a post or opening whose time has come may be missing. */
const INTERVAL = 1000;

/** Creates the revision of the public content: a token that changes with it. Concurrent reads share one query. */
export function createContentRevision({
  payload,
  database,
  now = () => performance.now(),
}: ContentRevisionOptions) {
  let known: { stored: string; visible: string; readAt: number } | undefined;
  let running: Promise<string> | undefined;
  let waiting: Promise<string> | undefined;

  async function query(): Promise<string> {
    const stored = await database.read();
    const readAt = now();
    if (known?.stored !== stored || known.readAt <= readAt - INTERVAL) {
      // Scheduled posts appear without a change in the database.
      const { totalDocs } = await payload.count({ collection: 'blogs', overrideAccess: false });
      known = { stored, visible: `${totalDocs}/${await findOpenNow(payload)}`, readAt };
    }
    return `${stored}/${known.visible}`;
  }

  /** @throws if the database does not respond */
  function read(): Promise<string> {
    if (!running) {
      running = query().finally(() => {
        running = undefined;
      });
      return running;
    }
    // A query that was sent before a change may not know it.
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return read();
      });
    return waiting;
  }
  return { read };
}

/** Ids of open positions in all languages. They open and close without a change in the database. */
export async function findOpenNow(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'openings',
    sort: ['closesAt', 'id'],
    select: { slug: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs.map(({ id }) => id).join();
}
