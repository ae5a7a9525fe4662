import { toRedirectKey } from '@agency/contracts';
import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type TextField,
} from 'payload';
import { nobody } from '../../access/access.ts';
import { getSettings, toSiteUrl } from '../../platform/settings.ts';
import { findPictures } from '../content/library-pictures.ts';
import { toDecoded } from '../redirects/redirect-path.ts';
import { toReferenceKey } from './article-references.ts';
import { collectReferences } from './references.ts';

/**
 * Everything that a document shows or links to: `media/12`, `blogs/7`, or the path of a URL. One query finds all uses
 * of something.
 */
export const referencesField: TextField = {
  name: 'references',
  type: 'text',
  hasMany: true,
  index: true,
  hidden: true,
  access: { create: nobody, update: nobody },
};

/** Stores the references with each version. */
export const recordReferences: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const saved: Record<string, unknown> = { ...originalDoc, ...data };
  const docs = [saved, ...(await readOtherLanguages(req, collection, originalDoc?.id))];
  return {
    ...data,
    references: [...new Set(docs.flatMap((doc) => listReferences(req, collection, doc)))],
  };
};

function listReferences(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  { basis: _, ...doc }: Record<string, unknown>,
): string[] {
  const related = Array.isArray(doc.related) ? doc.related.map((slug) => `/${slug}`) : [];
  const documents = [
    ...collectReferences(flattenedFields, doc),
    ...findPictures(doc.fields).map(({ id }) => ({ collection: 'media', id })),
  ].map(({ collection: to, id }) => toReferenceKey(to, id));
  const paths = [...listUrls(doc), ...related].flatMap((url) => toPathKey(req, url) ?? []);
  return [...documents, ...paths];
}

/** The localised articles of a document in the languages that are not being saved. */
async function readOtherLanguages(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number | string | undefined,
): Promise<Record<string, unknown>[]> {
  const articles = flattenedFields.filter(
    (field) => field.type === 'richText' && field.localized === true,
  );
  if (articles.length === 0 || id === undefined) return [];
  const doc: object | null = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    // Links count even if the user may not read the document.
    overrideAccess: true,
    // The Local API writes the language into the request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  const stored = (doc ?? {}) as Record<string, Record<string, unknown> | null | undefined>;
  return articles.flatMap(({ name }) => {
    const { [req.locale ?? '']: _, ...others } = stored[name] ?? {};
    return Object.values(others).map((article) => ({ [name]: article }));
  });
}

/** URLs of links that name no document, at any depth. Overrides of copy have keys such as `cta/href`. */
function listUrls(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const namesDocument = 'linkType' in value && value.linkType === 'internal';
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? !namesDocument && /(?:^|\/)(?:url|href)$/.test(name)
        ? [inner]
        : []
      : listUrls(inner),
  );
}

/** Comparison key of a URL on this website; nothing for another site. */
function toPathKey(req: PayloadRequest, href: string): string | undefined {
  const site = toSiteUrl(getSettings(), req.headers?.get('host'));
  const url = URL.parse(href, site);
  if (url?.origin !== new URL(site).origin) return undefined;
  return toRedirectKey(toDecoded(url.pathname) ?? url.pathname);
}
