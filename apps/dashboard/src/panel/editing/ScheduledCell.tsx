import type { DefaultServerCellComponentProps } from 'payload';
import { getScheduledChanges } from '../../collections/editing/scheduled-change.ts';
import type { SchedulableCollection } from '../../collections/editing/versioned.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toScheduledChangeText } from './scheduled-change-text.ts';

/** In a list: when a document is published or taken down, or why it was not. */
export async function ScheduledCell(props: DefaultServerCellComponentProps) {
  const { rowData, payload, collectionSlug, i18n } = props;
  const translations = getTranslations(i18n, 'editing');
  const changes = await getScheduledChanges(payload, {
    target: { collection: collectionSlug as SchedulableCollection, docId: Number(rowData.id) },
    language: translations.language,
  });
  return changes.map((change) => toScheduledChangeText(change, translations)).join('; ');
}
