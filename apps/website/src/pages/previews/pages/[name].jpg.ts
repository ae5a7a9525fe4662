import { isDefault } from '@agency/content/languages';
import { type Run, toPlainText } from '@agency/content/phrase';
import type { APIRoute } from 'astro';
import { sitePages } from '../../../i18n/site-pages.ts';
import { readContentImage } from '../../../images/content-images.ts';
import { respondWithImage } from '../../../open-graph/image-response.ts';
import { drawHomeImage, drawPageImage } from '../../../open-graph/page-image.ts';

/** The Open Graph image of a fixed page. That of the home page is a file in the default language. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { language } = locals;
  const page = sitePages.find(({ name }) => name === params.name);
  const isHome = page?.path === '/';
  if (!page || (isHome && isDefault(language))) return new Response(null, { status: 404 });
  const { name } = await locals.readBrand();
  if (isHome) return respondWithImage(`home ${language.tag} ${name}`, () => drawHomeImage(name));
  const copy: {
    heading?: { lines: Run[][] };
    meta: { title?: string; previewArt?: string };
  } = await locals.readCopy(page.name);
  const { title = name, previewArt: art } = copy.meta;
  const text = copy.heading ? toPlainText(copy.heading.lines.flat()) : title;
  return respondWithImage(`page ${language.tag} ${page.name} ${art} ${name} ${text}`, async () =>
    drawPageImage(
      text,
      name,
      art ? { data: await readContentImage(`pages/${page.name}`, art) } : undefined,
    ),
  );
};
