import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload';
import { collectReferences, type Reference } from './references.ts';

/** What a document of each kind is called where it is chosen. */
const nouns: Partial<Record<CollectionSlug, { one: string; from: string }>> = {
  media: { one: 'picture', from: 'library' },
  films: { one: 'film', from: 'library' },
  categories: { one: 'category', from: 'list of categories' },
  authors: { one: 'author', from: 'list of authors' },
};

/** Says at a field that what it names was deleted, and what to do. */
export const toGoneSentence = (collection: CollectionSlug): string => {
  const { one, from } = nouns[collection] ?? { one: 'document', from: 'dashboard' };
  return `This ${one} was deleted from the ${from}. Choose another, or take it out. The rest of what you wrote is kept.`;
};

/** Which of some references lead to nothing. Each collection is asked once. */
export async function findGone<One extends Reference>(
  req: PayloadRequest,
  references: readonly One[],
): Promise<One[]> {
  const byCollection = Map.groupBy(references, ({ collection }) => collection);
  const gone = await Promise.all(
    [...byCollection].map(async ([collection, named]) => {
      const { docs } = await req.payload.find({
        collection,
        where: { id: { in: [...new Set(named.map(({ id }) => id))] } },
        select: {},
        pagination: false,
        trash: true,
        depth: 0,
        // Whether it is there, and nothing of it.
        overrideAccess: true,
        req,
      });
      const there = new Set(docs.map(({ id }) => String(id)));
      return named.filter(({ id }) => !there.has(String(id)));
    }),
  );
  return gone.flat();
}

/** Refuses a document that names another which was deleted meanwhile, draft or not: the database would, without a word. */
const refuseGone: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const references = collectReferences(collection.fields, data);
  const gone = await findGone(req, references);
  if (gone.length === 0) return data;
  const errors = gone.map(({ path, label, collection: of }) => ({
    path,
    label,
    message: toGoneSentence(of),
  }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

const withCheck = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [refuseGone, ...(collection.hooks?.beforeChange ?? [])],
  },
});

/** Looks before every save whether what a document names is still there. */
export const checkReferences: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withCheck),
});
