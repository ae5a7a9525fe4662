import type { DefaultServerCellComponentProps } from 'payload';
import type { Plannable } from '../../collections/editing/drafted.ts';
import { getPlans, type Plan } from '../../collections/editing/schedule.ts';
import { LocalTime } from './LocalTime.tsx';

/** In a list: what visitors see of a post or a case study, and what will happen to it. */
export async function PostState({
  rowData,
  payload,
  collectionSlug,
}: DefaultServerCellComponentProps) {
  const { id } = rowData;
  const collection = collectionSlug as Plannable;
  const found = await payload.findByID({
    collection,
    id,
    disableErrors: true,
    trash: true,
    depth: 0,
    // Whoever sees the row may read the document.
    overrideAccess: true,
  });
  const isPublished = found?._status === 'published';
  const date = found && 'publishedAt' in found ? found.publishedAt : undefined;
  const plans = await getPlans(payload, {
    planned: { collection, docId: Number(id) },
  });
  return (
    <span className="post-state">
      <span>{toWords(isPublished, rowData._status !== 'published')}</span>
      {isPublished && date && Date.parse(date) > Date.now() && (
        <span>
          Waiting for its date, <LocalTime iso={date} />
        </span>
      )}
      {plans.map((plan) => (
        <span key={plan.id} data-failed={plan.failure !== undefined}>
          {toPlanWords(plan)} <LocalTime iso={plan.at} />
        </span>
      ))}
    </span>
  );
}

function toWords(isPublished: boolean, isNewestDraft: boolean): string {
  if (!isPublished) return 'Draft';
  return isNewestDraft ? 'Published, changes are not' : 'Published';
}

function toPlanWords({ kind, failure }: Plan): string {
  if (failure) return kind === 'publish' ? 'Not published on' : 'Not taken down on';
  return kind === 'publish' ? 'Scheduled' : 'To be taken down';
}
