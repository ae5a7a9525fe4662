import { getTranslation, type I18nClient } from '@payloadcms/translations';
import { type CollectionSlug, executeAuthStrategies, type Payload } from 'payload';
import type { ReadTitle } from './page-title.ts';

/**
 * Reads titles with the access of the user.
 * @param headers of the request for the page
 */
export const createTitleReader =
  (payload: Payload, headers: Headers, i18n: I18nClient): ReadTitle =>
  async (slug, id) => {
    const { user } = await executeAuthStrategies({ headers, payload });
    // A larger number than a row can have fails in PostgreSQL.
    if (!user || !/^\d{1,9}$/.test(id)) return undefined;
    const collection = slug as CollectionSlug;
    const { config } = payload.collections[collection];
    const field = config.admin.useAsTitle ?? 'id';
    const found = (await payload
      .findByID({
        collection,
        id: Number(id),
        depth: 0,
        disableErrors: true,
        draft: true,
        overrideAccess: false,
        select: { [field]: true },
        trash: true,
        user,
      })
      // Payload throws for an invalid id, and for users without any read access.
      .catch(() => null)) as Record<string, unknown> | null;
    if (!found) return undefined;
    const title = found[field];
    // Documents without a title are identified by their number.
    if (field === 'id') return `${getTranslation(config.labels.singular, i18n)} ${id}`;
    return typeof title === 'string' && title.trim() ? title.trim() : undefined;
  };
