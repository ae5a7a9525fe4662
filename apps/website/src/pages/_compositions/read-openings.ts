import type { Opening } from '@agency/contracts';
import { toOpeningRow, toOpenNow } from '../../model/openings/opening.ts';
import type { Reading } from '../../model/reading.ts';

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
