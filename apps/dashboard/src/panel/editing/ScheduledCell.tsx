import type { DefaultServerCellComponentProps } from 'payload';
import { getScheduledPublishes } from '../../collections/editing/schedule.ts';
import type { SchedulableCollection } from '../../collections/editing/versioned.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toPlanText } from './plan-text.ts';

/** In a list: when a document is published or taken down, or why it was not. */
export async function ScheduledCell({
  rowData,
  payload,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const translations = getTranslations(i18n, 'editing');
  const plans = await getScheduledPublishes(payload, {
    planned: { collection: collectionSlug as SchedulableCollection, docId: Number(rowData.id) },
    language: translations.language,
  });
  return plans.map((plan) => toPlanText(plan, translations)).join('; ');
}
