import { expect, test, vi } from 'vitest';
import { readSitemap } from './read-sitemap.ts';

test('the pages of a sitemap index are those of its sitemaps', async () => {
  const files: Record<string, string> = {
    '/sitemap.xml': '<sitemapindex><loc>https://a.example/sitemap-1.xml</loc></sitemapindex>',
    '/sitemap-1.xml': '<urlset><loc>https://a.example/a&amp;b</loc></urlset>',
  };
  vi.stubGlobal('fetch', async (url: string) => new Response(files[new URL(url).pathname]));
  expect(await readSitemap('http://127.0.0.1')).toEqual(['/a&b']);
});
