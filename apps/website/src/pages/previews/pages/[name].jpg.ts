import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Run, toPlainText } from '@agency/content/phrase';
import type { APIRoute, GetStaticPaths } from 'astro';
import { brand } from '../../../i18n/brand.ts';
import { sitePages } from '../../../i18n/site-pages.ts';
import { getPageWords } from '../../../i18n/words.ts';
import { getBuiltPreview } from '../../../images/built-preview.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  sitePages
    .filter(({ path }) => path !== '/')
    .map(({ name }) => ({ params: { name } }))) satisfies GetStaticPaths;

/** Preview of a page that is always there: its headline beside the house's rings, or its own picture. Made at build. */
export const GET: APIRoute = async ({ params }) => {
  const page = sitePages.find(({ name }) => name === params.name);
  if (!page) return new Response(null, { status: 404 });
  const words: {
    heading?: { lines: Run[][] };
    meta: { title?: string; previewArt?: string };
  } = await getPageWords(page.name);
  const { previewArt } = words.meta;
  const art =
    previewArt && (await readFile(resolve('../../packages/content/pages', page.name, previewArt)));
  const title = words.heading
    ? toPlainText(words.heading.lines.flat())
    : (words.meta.title ?? brand.name);
  return getBuiltPreview(title, brand.name, art || undefined);
};
