import type { Opening } from '@agency/contracts';
import type { Reading } from '../../model/reading.ts';
import { keepOpen, readOpenings } from './read-openings.ts';

/** What there is at the address of an opening. */
export type FoundOpening =
  | { state: 'open'; opening: Opening; reading: Reading<unknown> }
  /** `closed` was open once; `failed` could not be found out. */
  | { state: 'closed' | 'missing' | 'failed' };

/**
 * Looks for an opening among those that are open. Whether another one ever was, only the dashboard knows; one whose
 * time to close has passed is closed whatever it says, also while it is away.
 */
export async function findOpening(
  locals: Pick<App.Locals, 'fetchContent' | 'expireAt'>,
  slug: string | undefined,
): Promise<FoundOpening> {
  if (slug === undefined) return { state: 'missing' };
  const { open, reading } = await readOpenings(locals);
  const opening = open.find((one) => one.slug === slug);
  if (opening) return { state: 'open', opening, reading };
  if (reading.status === 'ok' && reading.data.some((one) => one.slug === slug)) {
    return { state: 'closed' };
  }
  // A host that does not know the list knows none of them.
  if (reading.status === 'missing') return { state: 'missing' };
  const asked = await locals.fetchContent('opening', slug);
  if (asked.status !== 'ok') return { state: asked.status };
  if (asked.data.state === 'closed') return { state: 'closed' };
  // It opened this moment, and the list will say so in the next.
  const [fresh] = keepOpen(locals, [asked.data]);
  return fresh ? { state: 'open', opening: fresh, reading: asked } : { state: 'closed' };
}
