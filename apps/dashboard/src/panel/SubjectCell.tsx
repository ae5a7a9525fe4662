import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { getTranslations } from '../platform/language/get-translations.ts';

/** What an entry of the audit trail is about: "User 3", where `users 3` is stored. */
export function SubjectCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const { texts } = getTranslations(i18n, 'today');
  const kinds: Record<string, string> = texts.kinds;
  return String(cellData ?? '').replaceAll(/[a-z-]+(?= \d)/g, (name) => {
    const labels = payload.collections[name as CollectionSlug]?.config.labels;
    return kinds[name] ?? (labels ? getTranslation(labels.singular, i18n) : name);
  });
}
