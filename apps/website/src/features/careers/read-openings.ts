import type { Opening } from '@agency/contracts';
import type { ContentResult } from '../../model/content-result.ts';
import { toOpeningRow, toOpenNow } from './opening.ts';

type Locals = Pick<App.Locals, 'fetchContent' | 'expireAt'>;

export async function readOpenings(
  locals: Locals,
): Promise<{ open: Opening[]; result: ContentResult<Opening[]> }> {
  const result = await locals.fetchContent('openings');
  return { open: result.status === 'ok' ? filterOpen(locals, result.data) : [], result };
}

/** The open ones of these. The page expires when the first of them closes. */
function filterOpen({ expireAt }: Locals, openings: readonly Opening[]): Opening[] {
  const open = toOpenNow(openings, Date.now());
  for (const { closes_at } of open) expireAt(Date.parse(closes_at));
  return open;
}

/** @param except slug of an opening that the list leaves out */
export async function listOpenings(
  locals: Locals & Pick<App.Locals, 'readCopy' | 'readBrand' | 'language'>,
  except?: string,
) {
  const [{ open, result }, copy, brand] = await Promise.all([
    readOpenings(locals),
    locals.readCopy('opening'),
    locals.readBrand(),
  ]);
  const others = open.filter(({ slug }) => slug !== except);
  return {
    /** Whether the list is known: the dashboard may be down. */
    isKnown: result.status === 'ok',
    heading: copy.heading,
    rows: others.map((opening) => toOpeningRow(opening, copy, brand, locals.language)),
  };
}

type FoundOpening =
  | { state: 'open'; opening: Opening }
  | { state: 'closed' | 'missing' | 'failed' };

/** Only the dashboard knows closed openings. One whose time is over is closed, whatever the dashboard responds. */
export async function findOpening(locals: Locals, slug: string | undefined): Promise<FoundOpening> {
  if (slug === undefined) return { state: 'missing' };
  const { open, result } = await readOpenings(locals);
  const opening = open.find((one) => one.slug === slug);
  if (opening) return { state: 'open', opening };
  if (result.status === 'ok' && result.data.some((one) => one.slug === slug)) {
    return { state: 'closed' };
  }
  if (result.status === 'missing') return { state: 'missing' };
  const single = await locals.fetchContent('opening', slug);
  if (single.status !== 'ok') return { state: single.status };
  if (single.data.state === 'closed') return { state: 'closed' };
  // It opened just now, so the cached list does not have it yet.
  const [fresh] = filterOpen(locals, [single.data]);
  return fresh ? { state: 'open', opening: fresh } : { state: 'closed' };
}
