import { expect, test, vi } from 'vitest';
import { readSitemap } from './read-sitemap.ts';

test('the pages of a sitemap index are the pages of its sitemaps', async () => {
  const files: Record<string, string> = {
    '/sitemap.xml': '<sitemapindex><loc>https://a.example/sitemap-1.xml</loc></sitemapindex>',
    '/sitemap-1.xml': '<urlset><loc>https://a.example/a&amp;b</loc></urlset>',
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (url) => new Response(files[new URL(String(url)).pathname]),
  );
  expect(await readSitemap('http://127.0.0.1')).toEqual(['/a&b']);
});
