import { isDefault } from '@agency/content/languages';
import { type Run, toPlainText } from '@agency/content/phrase';
import type { APIRoute } from 'astro';
import { sitePages } from '../../../i18n/site-pages.ts';
import { readArt } from '../../../images/content-images.ts';
import { createMadePreviews, toPreviewAnswer } from '../../../open-graph/image-response.ts';
import { drawHomeImage, drawPageImage } from '../../../open-graph/page-image.ts';

const previews = createMadePreviews();

/**
 * Preview of a page that is always there: its headline beside the house's rings, or its own picture; of the home page in
 * other languages the agency's name, which in the default one is a file. Made once for each headline, when it is first shared.
 */
export const GET: APIRoute = async ({ params, locals }) => {
  const page = sitePages.find(({ name }) => name === params.name);
  if (!page) return new Response(null, { status: 404 });
  const { language } = locals;
  if (page.path === '/') {
    if (isDefault(language)) return new Response(null, { status: 404 });
    const { name } = await locals.readBrand();
    return toPreviewAnswer(
      await previews.get(`${language.tag} ${name}`, () => drawHomeImage(name)),
    );
  }
  const words: {
    heading?: { lines: Run[][] };
    meta: { title?: string; previewArt?: string };
  } = await locals.readWords(page.name);
  const brand = await locals.readBrand();
  const { previewArt } = words.meta;
  const title = words.heading
    ? toPlainText(words.heading.lines.flat())
    : (words.meta.title ?? brand.name);
  const preview = await previews.get(
    `${language.tag} ${page.name} ${previewArt} ${title}`,
    async () =>
      drawPageImage(
        title,
        brand.name,
        previewArt === undefined ? undefined : await readArt(`pages/${page.name}`, previewArt),
      ),
  );
  return toPreviewAnswer(preview);
};
