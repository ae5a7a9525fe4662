import type { Opening } from '@agency/contracts';
import type { Reading } from '../../model/reading.ts';
import { toOpeningRow, toOpenNow } from './opening.ts';

type OpeningLocals = Pick<
  App.Locals,
  'fetchContent' | 'expireAt' | 'readWords' | 'readBrand' | 'language'
>;

/** What is open at this moment. What is made from it is right until the first of them closes. */
export async function readOpenings({
  fetchContent,
  expireAt,
}: Pick<OpeningLocals, 'fetchContent' | 'expireAt'>): Promise<{
  open: Opening[];
  reading: Reading<Opening[]>;
}> {
  const reading = await fetchContent('openings');
  return { open: reading.status === 'ok' ? keepOpen({ expireAt }, reading.data) : [], reading };
}

/** Those of some openings that are open at this moment, until when the page is right. */
export function keepOpen(
  { expireAt }: Pick<OpeningLocals, 'expireAt'>,
  openings: readonly Opening[],
): Opening[] {
  const open = toOpenNow(openings, Date.now());
  for (const { closes_at } of open) expireAt(Date.parse(closes_at));
  return open;
}

/** Open positions as a list, but for one. */
export async function listOpenings(locals: OpeningLocals, except?: string) {
  const [{ open }, words, brand] = await Promise.all([
    readOpenings(locals),
    locals.readWords('opening'),
    locals.readBrand(),
  ]);
  const others = open.filter(({ slug }) => slug !== except);
  return {
    heading: words.heading,
    rows: others.map((opening) => toOpeningRow(opening, words, brand, locals.language)),
  };
}

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
