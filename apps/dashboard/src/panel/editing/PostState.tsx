import type { DefaultServerCellComponentProps } from 'payload';
import { getPlans, type Plan } from '../../collections/editing/schedule.ts';
import { LocalTime } from './LocalTime.tsx';

/** In the list of posts: what visitors see of a post, and what will happen to it. */
export async function PostState({ rowData, payload }: DefaultServerCellComponentProps) {
  const { id } = rowData;
  const { docs } = await payload.find({
    collection: 'blogs',
    where: { id: { equals: id } },
    select: { _status: true, publishedAt: true },
    trash: true,
    pagination: false,
    depth: 0,
    // Whoever sees the row may read the post.
    overrideAccess: true,
  });
  const isPublished = docs[0]?._status === 'published';
  const date = docs[0]?.publishedAt;
  const plans = await getPlans(payload, {
    planned: { collection: 'blogs', docId: Number(id) },
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
