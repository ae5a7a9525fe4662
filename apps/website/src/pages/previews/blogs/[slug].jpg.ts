import { wireSlugSchema } from '@agency/contracts';
import type { APIRoute } from 'astro';
import { decideDrawnCover } from '../../../features/blog/blog-card.ts';
import { respondWithImage } from '../../../open-graph/image-response.ts';
import { drawPageImage } from '../../../open-graph/page-image.ts';

const drawings = import.meta.glob<string>(
  '../../../../../../packages/content/illustrations/covers/*-card.svg',
  { query: '?raw', import: 'default' },
);

/** The Open Graph image of a blog without one: its title and its drawn cover. */
export const GET: APIRoute = async ({ params, locals }) => {
  const slug = wireSlugSchema.safeParse(params.slug);
  const result = slug.success ? await locals.fetchContent('blog', slug.data) : undefined;
  if (result?.status === 'failed') return new Response(null, { status: 503 });
  if (result?.status !== 'ok') return new Response(null, { status: 404 });
  const { id, title, category } = result.data;
  const { name } = await locals.readBrand();
  const cover = decideDrawnCover({ category, id });
  const readDrawing =
    drawings[`../../../../../../packages/content/illustrations/covers/${cover}-card.svg`];
  if (!readDrawing) throw new Error(`the drawing ${cover} is missing`);
  return respondWithImage(`blog ${cover} ${name} ${title}`, async () =>
    drawPageImage(title, name, { data: Buffer.from(await readDrawing()) }),
  );
};
