import { toLanguagePath } from '@agency/content/language-paths';
import { publicLanguages } from '@agency/content/languages';
import type { APIRoute } from 'astro';

export const prerender = true;

const forms = publicLanguages
  .map((language) => `Disallow: ${toLanguagePath('/forms/', language)}`)
  .join('\n');

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n${forms}\n\nSitemap: ${new URL('/sitemap.xml', import.meta.env.SITE)}\n`,
  );
