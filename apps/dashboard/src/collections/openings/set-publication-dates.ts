import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  isolateObjectProperty,
} from 'payload';
import type { Opening } from '../../payload-types.ts';
import { languageTags, toLocale } from '../localized-text.ts';

/** Marks requests that change only the draft. */
export const recordIsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'update' && 'draft' in args) args.req.context.isDraft = args.draft === true;
  return args;
};

/**
 * Sets the opening date on publish, and keeps the slug of a public opening. An opening that is unpublished before it
 * opened was never public.
 */
export const setPublicationDates: CollectionBeforeChangeHook<Opening> = (change) => {
  const { data, originalDoc, req } = change;
  const now = new Date().toISOString();
  const known = originalDoc?.firstPublishedAt ?? null;
  const next = { ...data, ...(known && { slug: originalDoc?.slug }) };
  const wasPublic = known !== null && new Date(known) <= new Date(now);
  const { _status, deletedAt } = { ...originalDoc, ...data };
  if (_status === 'published' && !deletedAt) {
    const opensAt = data.opensAt ?? originalDoc?.opensAt ?? now;
    const publicAt = new Date(opensAt) > new Date(now) ? opensAt : now;
    return { ...next, opensAt, firstPublishedAt: wasPublic ? known : publicAt };
  }
  return { ...next, firstPublishedAt: wasPublic || req.context.isDraft ? known : null };
};

/**
 * Unpublishes and deletes an opening in a language in which it is written. Payload would require the texts of the
 * language of the form.
 */
export const useWrittenLanguage: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation !== 'update' || !('id' in args) || !('data' in args)) return args;
  const { _status, deletedAt } = args.data as Partial<Opening>;
  if (args.draft || !(_status === 'draft' || deletedAt)) return args;
  const { id, req } = args;
  for (const tag of [req.locale ?? '', ...languageTags]) {
    const { totalDocs } = await req.payload.count({
      collection: 'openings',
      where: { and: [{ id: { equals: id } }, { title: { exists: true } }] },
      locale: toLocale(tag),
      trash: true,
      // Reads only whether it is written.
      overrideAccess: true,
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    });
    if (totalDocs === 0) continue;
    req.locale = toLocale(tag);
    break;
  }
  return args;
};
