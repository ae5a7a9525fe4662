import type { Opening } from '../../payload-types.ts';

/** Status of an opening; `planned` is published and opens later. */
export type OpeningState = 'draft' | 'planned' | 'open' | 'closed';

/** Status of an opening, from its published version. */
export function toOpeningState(
  { _status, opensAt, closesAt }: Pick<Opening, '_status' | 'opensAt' | 'closesAt'>,
  now = new Date(),
): OpeningState {
  if (_status !== 'published') return 'draft';
  if (new Date(closesAt) <= now) return 'closed';
  return opensAt && new Date(opensAt) > now ? 'planned' : 'open';
}
