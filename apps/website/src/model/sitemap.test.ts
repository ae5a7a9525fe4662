import { describe, expect, it } from 'vitest';
import { toSitemap } from './sitemap.ts';

describe('sitemap', () => {
  it('has absolute addresses, escaped, and the real day of change', () => {
    const xml = toSitemap(
      [{ path: '/mono&co', changed: '2026-11-16T08:00:00Z' }, { path: '/' }],
      'https://a.example',
    );
    expect(xml).toContain(
      '<loc>https://a.example/mono&#38;co</loc><lastmod>2026-11-16T08:00:00Z</lastmod>',
    );
    expect(xml).toContain('<loc>https://a.example/</loc></url>');
  });
});
