import type { DefaultServerCellComponentProps } from 'payload';
import { toOpeningState } from '../../collections/openings/opening-state.ts';
import { LocalTime } from '../editing/LocalTime.tsx';
import { getTranslations } from '../language/get-translations.ts';

/** The current status of an opening, in the list. */
export async function OpeningStatus({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { docs } = await payload.find({
    collection: 'openings',
    where: { id: { equals: rowData.id } },
    select: { _status: true, opensAt: true, closesAt: true },
    trash: true,
    pagination: false,
    depth: 0,
    // Users who see the row may read the opening.
    overrideAccess: true,
  });
  const [opening] = docs;
  if (!opening) return null;
  const { openings: labels } = getTranslations(i18n, 'caseStudies').texts;
  const state = toOpeningState(opening);
  const time = state === 'planned' ? opening.opensAt : opening.closesAt;
  return (
    <span className="post-state">
      <span>
        {labels.states[state]} {state !== 'draft' && time && <LocalTime iso={time} />}
      </span>
      {state !== 'draft' && rowData._status !== 'published' && <span>{labels.unpublished}</span>}
    </span>
  );
}
