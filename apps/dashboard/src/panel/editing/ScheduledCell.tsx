import type { DefaultServerCellComponentProps } from 'payload';
import { getScheduledChanges } from '../../collections/editing/scheduled-change.ts';
import type { SchedulableCollection } from '../../collections/editing/versioned.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';

/** In a list: when a document is published or taken down, or why it was not. */
export async function ScheduledCell({
  rowData,
  payload,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const { language, texts, t } = getTranslations(i18n, 'editing');
  const { schedule: labels } = texts;
  const changes = await getScheduledChanges(payload, {
    target: { collection: collectionSlug as SchedulableCollection, docId: Number(rowData.id) },
    language,
  });
  return changes
    .map(({ kind, at, failure }) => {
      const sentence = t(labels[`${kind}On`], { time: toMoment(at, language) });
      return failure ? `${sentence} – ${t(labels.failed, { reason: failure })}` : sentence;
    })
    .join('; ');
}
