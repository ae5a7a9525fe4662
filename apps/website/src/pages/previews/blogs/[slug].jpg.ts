import { wireSlugSchema } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { decideScoreFamily, toBlogScore } from '../../../features/blog/blog-scores.ts';
import { toSvg } from '../../../features/blog/score.ts';
import { respondWithImage } from '../../../open-graph/image-response.ts';
import { drawPageImage } from '../../../open-graph/page-image.ts';

/** The Open Graph image of a blog without one: its title and its score. */
export const GET: APIRoute = async ({ params, locals }) => {
  const slug = wireSlugSchema.safeParse(params.slug);
  const result = slug.success ? await locals.fetchContent('blog', slug.data) : undefined;
  if (result?.status === 'failed') return new Response(null, { status: 503 });
  if (result?.status !== 'ok') return new Response(null, { status: 404 });
  const { id, title, category } = result.data;
  const { name } = await locals.readBrand();
  const family = decideScoreFamily(category?.name, id);
  return respondWithImage(`blog ${family} ${id} ${name} ${title}`, () =>
    drawPageImage(title, name, Buffer.from(toSvg(toBlogScore(family, id, 'card')))),
  );
};
