import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { getTranslations } from './language/get-translations.ts';
import { toLabel } from './language/to-label.ts';

/** What an entry of the audit trail is about: "User 3", where `users 3` is stored. */
export function SubjectCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const { language, texts } = getTranslations(i18n, 'today');
  const kinds: Record<string, string> = texts.kinds;
  return String(cellData ?? '').replaceAll(/[a-z-]+(?= \d)/g, (name) => {
    const labels = payload.collections[name as CollectionSlug]?.config.labels;
    return kinds[name] ?? toLabel(labels?.singular, language) ?? name;
  });
}
