import type { Payload, PayloadRequest, Plugin } from 'payload';
import { isPublic } from '../access/public-collections.ts';
import { afterCommit } from '../platform/after-commit.ts';
import type { DatabaseRevision } from '../platform/database-revision.ts';

export type ContentRevision = ReturnType<typeof createContentRevision>;

interface ContentRevisionOptions {
  payload: Payload;
  database: Pick<DatabaseRevision, 'read'>;
  /** Monotonic clock, in milliseconds. */
  now?: () => number;
}

/** Milliseconds that a change by another process may stay unnoticed. */
const INTERVAL = 1000;

// Changes by this process. Hooks are part of the configuration, of which a process has one.
let changes = 0;

/** Counts every change of public content, so that the process that made it notices at once. */
export const trackContentChanges: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isPublic(collection)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), countChange],
            afterDelete: [...(collection.hooks?.afterDelete ?? []), countChange],
          },
        }
      : collection,
  ),
  globals: (config.globals ?? []).map((global) =>
    isPublic(global)
      ? {
          ...global,
          hooks: {
            ...global.hooks,
            afterChange: [...(global.hooks?.afterChange ?? []), countChange],
          },
        }
      : global,
  ),
});

/** Creates the revision of the public content: a token that changes with it. Concurrent reads share one query. */
export function createContentRevision({
  payload,
  database,
  now = () => performance.now(),
}: ContentRevisionOptions) {
  let known: { stored: string; readAt: number } | undefined;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const askedAt = now();
    const revision = await database.read();
    // Scheduled posts appear without a change in the database.
    const { totalDocs } = await payload.count({ collection: 'blogs', overrideAccess: false });
    const open = await findOpenNow(payload);
    known = { stored: `${revision}/${totalDocs}/${open}`, readAt: askedAt };
  }

  return {
    /** @throws if the database does not respond */
    async read(): Promise<string> {
      const oldest = now() - INTERVAL;
      while (!known || known.readAt <= oldest) {
        refreshing ??= refresh().finally(() => {
          refreshing = undefined;
        });
        await refreshing;
      }
      return `${changes}/${known.stored}`;
    },
  };
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

// After the commit, because others cannot read the change before.
const countChange = ({ req }: { req: PayloadRequest }) =>
  afterCommit(req, async () => {
    changes += 1;
  });
