import { expect, it } from 'vitest';
import { toContentPolicy, toPagePolicy } from './content-policy.ts';

const nothing = { script: [], style: [] };
const toFrames = (html: string) =>
  toContentPolicy({ hashes: toPagePolicy(html, nothing), upgrades: false })
    .split('; ')
    .filter((directive) => directive.startsWith('frame-src'));

it('lets a player in where one of its films stands, and nowhere else', () => {
  const film =
    '<figure><div data-frame="https://www.youtube-nocookie.com" class="a"></div></figure>';
  expect(toFrames(film)).toEqual(['frame-src https://www.youtube-nocookie.com']);
  expect(toFrames('<p>Nothing</p>')).toEqual([]);
});

it('lets every player in where pages come from the development server', () => {
  const policy = toContentPolicy({
    hashes: toPagePolicy('', nothing),
    upgrades: false,
    allowsInline: true,
  });
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
});

it('lets in no host that is not allowed, and none that words speak of', () => {
  expect(toFrames('<div data-frame="https://evil.example" class="a"></div>')).toEqual([]);
  expect(toFrames('<p>data-frame="https://player.vimeo.com" and &lt;div</p>')).toEqual([]);
});
