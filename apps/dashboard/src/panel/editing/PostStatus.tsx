import type { DefaultServerCellComponentProps } from 'payload';
import {
  getScheduledPublishes,
  type ScheduledPublish,
} from '../../collections/editing/schedule.ts';
import type { SchedulableCollection } from '../../collections/editing/versioned.ts';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { LocalTime } from './LocalTime.tsx';

/** In a list: what visitors see of a post or a case study, and what will happen to it. */
export async function PostStatus({
  rowData,
  payload,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const { id } = rowData;
  const collection = collectionSlug as SchedulableCollection;
  const found = await payload.findByID({
    collection,
    id,
    disableErrors: true,
    trash: true,
    depth: 0,
    // Users who see the row may read the document.
    overrideAccess: true,
  });
  const { state } = getTranslations(i18n, 'editing').texts;
  const isPublished = found?._status === 'published';
  const date = found && 'publishedAt' in found ? found.publishedAt : undefined;
  const plans = await getScheduledPublishes(payload, {
    planned: { collection, docId: Number(id) },
  });
  return (
    <span className="post-state">
      <span>{toStatusText(isPublished, rowData._status !== 'published', state)}</span>
      {isPublished && date && Date.parse(date) > Date.now() && (
        <span>
          {state.waiting} <LocalTime iso={date} />
        </span>
      )}
      {plans.map((plan) => (
        <span key={plan.id} data-failed={plan.failure !== undefined}>
          {toScheduleText(plan, state)} <LocalTime iso={plan.at} />
        </span>
      ))}
    </span>
  );
}

type States = Translations<'editing'>['texts']['state'];

function toStatusText(isPublished: boolean, isNewestDraft: boolean, state: States): string {
  if (!isPublished) return state.draft;
  return isNewestDraft ? state.changed : state.published;
}

function toScheduleText({ kind, failure }: ScheduledPublish, state: States): string {
  if (failure) return kind === 'publish' ? state.notPublished : state.notTakenDown;
  return kind === 'publish' ? state.scheduled : state.takenDown;
}
