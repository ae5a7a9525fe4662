import { getRaw } from '@agency/server/testing/raw-socket';
import { describe, expect, it } from 'vitest';
import { port, rendered } from './testing/open-website.ts';

describe('a preview', () => {
  it.each(['/preview/draft', '/preview/nothing', '/%70review/draft'])(
    '%s has no index and no cache, and only the dashboard may frame it',
    async (path) => {
      const response = await getRaw(port, path);
      expect(response.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(response.headers['referrer-policy']).toBe('no-referrer');
      expect(response.headers['x-frame-options']).toBeUndefined();
      expect(response.headers['content-security-policy']).toContain(
        'frame-ancestors http://localhost:3000 http://127.0.0.1:3000',
      );
    },
  );

  it('is rendered for each request', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await getRaw(port, '/preview/draft')).headers['cache-control']).toBe('no-store');
    }
    expect(rendered).toEqual(['/preview/draft', '/preview/draft']);
  });
});

it('no other page can be framed', async () => {
  for (const path of ['/our-work', '/branding&more', '/previews', '/nowhere']) {
    const response = await getRaw(port, path);
    expect(response.headers['x-frame-options'], path).toBe('DENY');
    expect(response.headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(response.headers['x-robots-tag'], path).toBeUndefined();
  }
});
