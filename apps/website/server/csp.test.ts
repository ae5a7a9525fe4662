import { expect, it } from 'vitest';
import { parseHashes, toContentPolicy, toHash, toPagePolicy } from './csp.ts';

const toFrames = (html: string) =>
  toContentPolicy({ page: toPagePolicy(html, { allowed: 'all' }), upgrades: false })
    .split('; ')
    .filter((directive) => directive.startsWith('frame-src'));

it('allows a player on pages with one of its films only', () => {
  const film =
    '<figure><div data-frame="https://www.youtube-nocookie.com" class="a"></div></figure>';
  expect(toFrames(film)).toEqual(['frame-src https://www.youtube-nocookie.com']);
  expect(toFrames('<p>Nothing</p>')).toEqual([]);
});

it('allows every player on pages of the development server', () => {
  const policy = toContentPolicy({
    page: toPagePolicy('', { allowed: 'all' }),
    upgrades: false,
    allowsInline: true,
  });
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
});

it('allows listed hosts only, whatever hosts a text mentions', () => {
  expect(toFrames('<div data-frame="https://evil.example" class="a"></div>')).toEqual([]);
  expect(toFrames('<p>data-frame="https://player.vimeo.com" and &lt;div</p>')).toEqual([]);
});

it('allows inline elements of the build that occur in the page, and none from content', () => {
  const allowed = parseHashes(`script-src 'self' '${toHash('ours()')}' '${toHash('other()')}';`);
  const html =
    '<meta content="What <script> and <style> do"><script>ours()</script><script>steal()</script><style>*{}</style>';
  const styles = ['p{}'];
  expect(toPagePolicy(html, { allowed, styles })).toEqual({
    script: [toHash('ours()')],
    style: [toHash('p{}')],
    frame: [],
  });
});

it('allows all scripts and styles of a prerendered page, but no data blocks', () => {
  const html =
    '<script type="application/ld+json">{}</script><script src="/a.js"></script><script type="module">a()</script>';
  expect(toPagePolicy(html, { allowed: 'all' }).script).toEqual([toHash('a()')]);
});
