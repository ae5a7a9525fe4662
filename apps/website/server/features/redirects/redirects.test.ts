import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdNotFound, missed, redirects, requestPage } from '../../testing/open-website.ts';
import { createRedirects } from './redirects.ts';

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml' } };

afterEach(() => vi.restoreAllMocks());

/** Target and status of a redirect. */
async function follow(path: string, options: RequestInit = {}): Promise<string> {
  const { status, headers } = await requestPage(path, options);
  return `${status} ${headers.get('location')}`;
}

/** Sets the redirects of the dashboard. The website recognises a new response by its new object. */
const name = (...all: typeof redirects.all) => {
  redirects.all = all;
};

describe('a former path', () => {
  it.each([
    ['/about-us', '308 /our-work'],
    ['/About-Us', '308 /our-work'],
    ['/about-us/', '308 /our-work'],
    ['/about%2Dus//', '308 /our-work'],
    ['/about-us?utm_source=x&a=b', '308 /our-work?utm_source=x&a=b'],
    ['/index.html', '308 /branding&more?list=1#top'],
    ['/index.html?a=b', '308 /branding&more?list=1&a=b#top'],
    ['/wp/page.php', '308 https://shop.example/start'],
    ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA', '308 /%D9%85%D9%86'],
    ['/about-us2', '404 null'],
  ])('%s: %s', async (path, led) => {
    name(
      { from: '/about-us', to: '/our-work' },
      { from: '/index.html', to: '/branding&more?list=1#top' },
      { from: '/wp/page.php', to: 'https://shop.example/start' },
      { from: '/خدمات', to: '/من' },
    );
    expect(await follow(path)).toBe(led);
    expect(await follow(path, { method: 'HEAD' })).toBe(led);
    expect(missed.length).toBe(led === '404 null' ? 2 : 0);
  });

  it.each([
    '/wp-content/old.js',
    '/media/brochure.pdf',
    '/media/old/photo.jpg',
    '/media/old.jpg',
    '/media/old.mp4',
    '/sitemaps/old.xml',
  ])('is redirected wherever there is no page: %s', async (from) => {
    name({ from, to: '/our-work' });
    expect(await follow(from)).toBe('308 /our-work');
    expect(await follow(from, { method: 'HEAD' })).toBe('308 /our-work');
    expect(await follow(`${from}2`)).toBe('404 null');
  });

  it.each([
    '/.well-known/acme-challenge/token',
    '/.Well-Known/security',
    '/%2Ewell-known/acme-challenge/token',
    '/admin',
    '/admin/login',
    '/ar/admin/login',
    '/api/old',
    '/cms-api/users',
    '/forms/old',
    '/preview/old',
    '/previews/old',
    '/healthz/old',
    '/_astro/old.js',
  ])('is never redirected from %s, which scanners request', async (from) => {
    name({ from: decodeURIComponent(from).toLowerCase(), to: 'https://evil.example/' });
    expect(await follow(from)).toBe('404 null');
  });

  it('never hides a page, and no cache stores the redirect', async () => {
    name(
      { from: '/our-work', to: 'https://evil.example/' },
      { from: '/branding&more', to: 'https://evil.example/' },
      { from: '/old', to: '/our-work' },
    );
    expect(await follow('/our-work')).toBe('200 null');
    expect(await follow('/our-work/')).toBe('308 /our-work');
    expect(await follow('/branding&more/')).toBe('308 /branding&more');
    expect((await requestPage('/old')).headers.get('cache-control')).toBe('no-store');
    expect(await follow('/old', { method: 'POST' })).toBe('405 null');
  });

  it('is not looked up for paths that cannot be redirected', async () => {
    const read = vi.fn();
    expect(
      await createRedirects({ contentClient: { get: read } }).findRedirect?.(
        `/${'a'.repeat(100_000)}`,
        '',
      ),
    ).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a path without a page', () => {
  it('shows visitors the requested path and suggestions, and no cache stores it', async () => {
    const response = await requestPage('/no%20such?q=secret', BROWSER);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.text()).toBe('<h1>Lost /no such</h1>');
    expect(missed).toEqual(['/no such']);
  });

  it.each([
    ['a program', '/no-such', {}],
    ['a probe', '/wp-login.php', BROWSER],
    ['a hidden file', '/.env', BROWSER],
    ['a missing picture', '/a.png', BROWSER],
  ])('gets the prerendered page for %s', async (_, path, options) => {
    const response = await requestPage(path, options);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops!');
  });

  it('has no URL for the page with suggestions', async () => {
    expect(await (await requestPage('/not-found?for=/x')).text()).toContain('Oops!');
  });

  it('gets the prerendered page if a client causes more renders than allowed at once', async () => {
    const release = holdNotFound();
    const requested = Array.from({ length: 10 }, async (_, index) => {
      const text = await (await requestPage(`/no-such-${index}`, BROWSER)).text();
      if (text.includes('Lost')) return text;
      throw new Error(text);
    });
    const first = await Promise.race(requested).catch((error: Error) => error.message);
    expect(first).toContain('Oops!');
    release();
    const ended = await Promise.allSettled(requested);
    const helped = ended.filter(({ status }) => status === 'fulfilled');
    // Two are rendered and four of one client wait. A request after these gets the page, too.
    expect(helped.length).toBeGreaterThanOrEqual(6);
  });
});
