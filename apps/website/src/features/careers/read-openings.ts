import type { Opening } from '@agency/contracts';
import type { Reading } from '../../model/reading.ts';
import { toOpeningRow, toOpenNow } from './opening.ts';

type Locals = Pick<App.Locals, 'fetchContent' | 'expireAt'>;

/** The open positions. The page expires when the first of them closes. */
export async function readOpenings(
  locals: Locals,
): Promise<{ open: Opening[]; reading: Reading<Opening[]> }> {
  const reading = await locals.fetchContent('openings');
  return { open: reading.status === 'ok' ? keepOpen(locals, reading.data) : [], reading };
}

function keepOpen({ expireAt }: Locals, openings: readonly Opening[]): Opening[] {
  const open = toOpenNow(openings, Date.now());
  for (const { closes_at } of open) expireAt(Date.parse(closes_at));
  return open;
}

/** @param except slug of an opening that the list leaves out */
export async function listOpenings(
  locals: Locals & Pick<App.Locals, 'readWords' | 'readBrand' | 'language'>,
  except?: string,
) {
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

type FoundOpening =
  | { state: 'open'; opening: Opening }
  | { state: 'closed' | 'missing' | 'failed' };

/** Only the dashboard knows closed openings. One whose time is over is closed, whatever the dashboard responds. */
export async function findOpening(locals: Locals, slug: string | undefined): Promise<FoundOpening> {
  if (slug === undefined) return { state: 'missing' };
  const { open, reading } = await readOpenings(locals);
  const opening = open.find((one) => one.slug === slug);
  if (opening) return { state: 'open', opening };
  if (reading.status === 'ok' && reading.data.some((one) => one.slug === slug)) {
    return { state: 'closed' };
  }
  if (reading.status === 'missing') return { state: 'missing' };
  const single = await locals.fetchContent('opening', slug);
  if (single.status !== 'ok') return { state: single.status };
  if (single.data.state === 'closed') return { state: 'closed' };
  // It opened just now, so the cached list does not have it yet.
  const [fresh] = keepOpen(locals, [single.data]);
  return fresh ? { state: 'open', opening: fresh } : { state: 'closed' };
}
