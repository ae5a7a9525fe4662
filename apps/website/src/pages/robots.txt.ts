import type { APIRoute } from 'astro';

export const prerender = true;

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /forms/\n\nSitemap: ${new URL('/sitemap.xml', import.meta.env.SITE)}\n`,
  );
