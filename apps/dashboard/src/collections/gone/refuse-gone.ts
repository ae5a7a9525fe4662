import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  ValidationError,
} from 'payload';
import { getTranslations, type Translations } from '../../panel/language/get-translations.ts';
import { toLabel } from '../../panel/language/to-label.ts';
import type { ArticlePlace, Named } from './article-references.ts';
import { collectReferences, type Reference } from './references.ts';

type Says = Translations<'errors'>;

/** Says at a field that what it names was deleted, and what to do. */
export const toGoneSentence = (collection: CollectionSlug, { texts }: Says): string =>
  (texts.gone.fields as Partial<Record<CollectionSlug, string>>)[collection] ??
  texts.gone.fields.document;

/** Says where in an article something is named that was deleted. */
function toPlaceSentence(place: ArticlePlace, { texts: { gone }, t }: Says): string {
  if (place.kind === 'picture') return t(gone.picture, { number: place.number });
  if (place.kind === 'film') return t(gone.film, { title: place.title });
  return t(gone.link, { words: place.words });
}

/** Which of some references lead to nothing. Each collection is asked once. */
export async function findGone<One extends Named>(
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

/** What lets a save through whose articles name what is gone: a version that is restored, as it was. */
export const AS_IT_WAS = 'asItWas';

/**
 * Refuses a document that names another which was deleted meanwhile, draft or not: of fields the database would, without a word.
 * What the newest version's article names already stays, so that nobody is kept from saving what somebody else deleted.
 */
const refuseGone: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const gone = await findGone(req, collectReferences(collection.fields, data));
  if (gone.length === 0) return data;
  const known = new Set(collectReferences(collection.fields, originalDoc ?? {}).map(toKey));
  const refused = gone.filter(
    (one) => !one.place || !(known.has(toKey(one)) || req.context[AS_IT_WAS]),
  );
  if (refused.length === 0) return data;
  const says = getTranslations(req.i18n, 'errors');
  const errors = refused.map(({ path, field, place, collection: of }) => ({
    path,
    label: toLabel(field.label, says.language) ?? field.name,
    message: place ? toPlaceSentence(place, says) : toGoneSentence(of, says),
  }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

const toKey = ({ path, collection, id }: Reference) => `${path} ${collection} ${id}`;

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
