import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest, Plugin } from 'payload';
import { afterCommit } from '../platform/after-commit.ts';
import type { DatabaseRevision } from '../platform/database-revision.ts';

/** The revision of the public content: a text that changes with it (docs/dashboard.md). */
export interface ContentRevision {
  /**
   * The present one.
   * @throws when the database cannot be asked
   */
  read(): Promise<string>;
}

interface ContentRevisionOptions {
  payload: Payload;
  database: Pick<DatabaseRevision, 'read'>;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
}

/** For this long what another process changes may stay unnoticed, in milliseconds. */
const INTERVAL = 1000;

// What the serializers of `src/api` read.
const publicCollections = new Set([
  ...['authors', 'blogs', 'case-studies', 'categories', 'content', 'films', 'media'],
  ...['old-addresses', 'openings', 'team-members'],
]);

/** Whether what a collection holds is shown to visitors. */
export const isPublicCollection = (slug: string): boolean => publicCollections.has(slug);

// Changes that this process made. Hooks belong to the configuration, of which a process has one.
let changes = 0;

/** Has every change of what is shown noticed at once in the process that makes it. */
export const trackContentChanges: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isPublicCollection(collection.slug) ? withTracking(collection) : collection,
  ),
  // There is one, and it is shown.
  globals: (config.globals ?? []).map(withGlobalTracking),
});

/** Tells the revisions of what the public API shows. The database is asked once for all who come meanwhile. */
export function createContentRevision({
  payload,
  database,
  now = () => performance.now(),
}: ContentRevisionOptions): ContentRevision {
  let known: { stored: string; askedAt: number } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const askedAt = now();
    const revision = await database.read();
    // Posts whose date comes appear without any change.
    const { totalDocs } = await payload.count({ collection: 'blogs', overrideAccess: false });
    const open = await findOpenNow(payload);
    known = { stored: `${revision}/${totalDocs}/${open}`, askedAt };
  }

  return {
    async read() {
      const oldest = now() - INTERVAL;
      while (!known || known.askedAt <= oldest) {
        asking ??= ask().finally(() => {
          asking = undefined;
        });
        await asking;
      }
      return `${changes}/${known.stored}`;
    },
  };
}

/** Which openings are open, in whatever language: they open and close without any change, several perhaps in the same moment. */
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

// In a transaction the others still read what was before.
const countChange = ({ req }: { req: PayloadRequest }) =>
  afterCommit(req, async () => {
    changes += 1;
  });

function withGlobalTracking({ hooks = {}, ...global }: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), countChange] },
  };
}

function withTracking(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), countChange],
      afterDelete: [...(hooks.afterDelete ?? []), countChange],
    },
  };
}
