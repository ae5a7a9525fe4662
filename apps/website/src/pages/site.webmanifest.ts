import type { APIRoute } from 'astro';
import { brand } from '../i18n/brand.ts';
import { getShellWords } from '../i18n/words.ts';

export const prerender = true;

export const GET: APIRoute = async () => {
  const shell = await getShellWords();
  return new Response(
    JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      description: shell.description,
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    }),
  );
};
