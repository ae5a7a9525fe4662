import type { APIRoute } from 'astro';

export const GET: APIRoute = async ({ locals }) => {
  const [{ name }, { description }] = await Promise.all([
    locals.readBrand(),
    locals.readCopy('shell'),
  ]);
  const manifest = {
    name,
    short_name: name,
    description,
    start_url: locals.toHref('/'),
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
