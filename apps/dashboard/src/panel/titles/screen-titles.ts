import type { I18nClient } from '@payloadcms/translations';
import { type CollectionSlug, executeAuthStrategies, type Payload } from 'payload';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { panelViews } from '../views.ts';

/**
 * The title of one of our screens; nothing for Payload's.
 * @param segments of the path below `/admin`
 */
export function toScreenTitle(i18n: I18nClient, segments: readonly string[]): string | undefined {
  const [name = 'dashboard', ...rest] = segments;
  if (rest.length > 0 || !(name in panelViews)) return;
  return getTranslations(i18n, 'menu').texts[name as keyof typeof panelViews];
}

/** The title of an open document that the user may read: of a message, its sender. */
export async function readDocumentTitle(
  payload: Payload,
  headers: Headers,
  [kind, slug, id, ...rest]: readonly string[],
): Promise<string | undefined> {
  const collection = slug as CollectionSlug;
  const title = payload.collections[collection]?.config.admin.useAsTitle;
  if (kind !== 'collections' || !title || !Number(id) || rest.length > 0) return;
  const { user } = await executeAuthStrategies({ headers, payload });
  // Without a user, the access rules are those of the website.
  if (!user) return;
  const select = { [title]: true, ...(collection === 'submissions' && { sender: true }) };
  const doc = await payload.findByID({
    collection,
    id: Number(id),
    select,
    user,
    overrideAccess: false,
    disableErrors: true,
    draft: true,
    trash: true,
    depth: 0,
  });
  const found = { ...doc } as Record<string, unknown>;
  return String(found.sender || found[title] || '') || undefined;
}
