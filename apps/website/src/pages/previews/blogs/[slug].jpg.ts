import { slugSchema } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { LRUCache } from 'lru-cache';
import { getBlog } from '../../../dashboard/dashboard.ts';
import { brand } from '../../../i18n/brand.ts';
import { makePreview } from '../../../images/preview.ts';
import { decideScoreFamily, toBlogScore } from '../../../model/scores/blog-scores.ts';
import { toSvg } from '../../../model/scores/score.ts';

export const prerender = false;

/** Previews made by this process, by what they show. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** Preview of a blog: its title, and the score its category and id play. Made once, when it is first shared. */
export const GET: APIRoute = async ({ params }) => {
  const slug = slugSchema.safeParse(params.slug);
  const reading = slug.success ? await getBlog(slug.data) : undefined;
  if (reading?.status === 'failed') return new Response(null, { status: 503 });
  if (reading?.status !== 'ok') return new Response(null, { status: 404 });
  const { id, title, category } = reading.data;
  const family = decideScoreFamily(category?.name, id);
  const key = `${family} ${id} ${title}`;
  const score = () => Buffer.from(toSvg(toBlogScore(family, id, 'card')));
  const preview = made.get(key) ?? makePreview(title, brand.name, score());
  made.set(key, preview);
  // What failed once may succeed next time.
  preview.catch(() => made.delete(key));
  return new Response(new Uint8Array(await preview), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
};
