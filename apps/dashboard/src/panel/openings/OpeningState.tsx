import type { DefaultServerCellComponentProps } from 'payload';
import {
  type OpeningState as State,
  toOpeningState,
} from '../../collections/openings/opening-state.ts';
import { LocalTime } from '../editing/LocalTime.tsx';

const words: Record<State, string> = {
  draft: 'Draft',
  planned: 'Opens',
  open: 'Open until',
  closed: 'Closed since',
};

/** In the list of openings: how one stands at this moment, by what is published of it. */
export async function OpeningState({ rowData, payload }: DefaultServerCellComponentProps) {
  const { docs } = await payload.find({
    collection: 'openings',
    where: { id: { equals: rowData.id } },
    select: { _status: true, opensAt: true, closesAt: true },
    trash: true,
    pagination: false,
    depth: 0,
    // Whoever sees the row may read the opening.
    overrideAccess: true,
  });
  const [opening] = docs;
  if (!opening) return null;
  const state = toOpeningState(opening);
  const time = state === 'planned' ? opening.opensAt : opening.closesAt;
  return (
    <span className="post-state">
      <span>
        {words[state]} {state !== 'draft' && time && <LocalTime iso={time} />}
      </span>
      {state !== 'draft' && rowData._status !== 'published' && (
        <span>Changes are not published</span>
      )}
    </span>
  );
}
