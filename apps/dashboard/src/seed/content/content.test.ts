import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSampleContent } from '../read-content.ts';

const content = readSampleContent(import.meta.dirname);
const media = resolve(import.meta.dirname, '../media');
const { posts, categories, authors, team } = content;

const figures = (body: string) =>
  [...body.matchAll(/^!\[(?<alt>[^\]]*)\]\((?<file>[^ )]+)(?: "(?<caption>[^"]*)")?\)$/gm)].map(
    ({ groups }) => ({
      alt: groups?.alt ?? '',
      file: groups?.file ?? '',
      caption: groups?.caption,
    }),
  );

/** Words a reader reads: no pictures, no table rules, no code. */
const countWords = (body: string) =>
  body
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^!\[.*$/gm, '')
    .replace(/^[|\s-]+$/gm, '')
    .replace(/[|*#>`]/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('sample posts', () => {
  it('fill every category, at least one of them with more than three and one with two', () => {
    const known = categories.map(({ name }) => name);
    expect(known).toEqual(['Branding', 'Integrated Communication', 'Web', 'Public Opinion']);
    const counts = known.map((name) => posts.filter(({ category }) => category === name).length);
    expect(counts).toEqual([4, 3, 2, 4]);
    expect(posts).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('are signed by known authors, dated once each, and one of them is featured: the newest', () => {
    const names = authors.map(({ name }) => name);
    expect(posts.filter(({ author }) => !names.includes(author))).toEqual([]);
    const dates = posts.map(({ createdAt }) => Date.parse(createdAt));
    expect(new Set(dates).size).toBe(posts.length);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(posts.filter(({ featured }) => featured)).toEqual([posts.at(-1)]);
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s is whole', (_slug, post) => {
    expect(countWords(post.body)).toBeGreaterThanOrEqual(600);
    expect(countWords(post.body)).toBeLessThanOrEqual(1000);
    const opening = post.description.split(/\s+/).length;
    expect(opening).toBeGreaterThanOrEqual(25);
    expect(opening).toBeLessThanOrEqual(45);
    // Cards cut at 100 characters: there has to be something to cut.
    expect(post.cardDescription.length).toBeGreaterThanOrEqual(110);
    expect(post.cardDescription.length).toBeLessThanOrEqual(160);
    expect(post.body).not.toMatch(/lorem|—/i);
    for (const [, address] of post.body.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g))
      expect(address).toMatch(/^\//);
  });

  it('show pictures that exist, each with words for it', () => {
    const shown = posts.flatMap(({ slug, body, cover }) => [
      ...(cover ? [{ slug, ...cover }] : []),
      ...figures(body).map((figure) => ({ slug, ...figure })),
    ]);
    for (const { slug, file, alt } of shown) {
      expect(existsSync(resolve(media, file)), `${slug}: ${file}`).toBe(true);
      expect(file).toMatch(/\.(webp|jpg)$/);
      expect(alt.length, `${slug}: ${file}`).toBeGreaterThan(20);
    }
    expect(posts.filter(({ cover }) => cover).length).toBeGreaterThanOrEqual(6);
    expect(posts.filter(({ body }) => figures(body).length > 0).length).toBeGreaterThanOrEqual(5);
  });

  it('use the whole typographic range in the newest', () => {
    const body = posts.at(-1)?.body ?? '';
    const range = [
      /^## /m,
      /^### /m,
      /^- /m,
      /^1\. /m,
      /^> /m,
      /^\| /m,
      /^```js/m,
      /^---$/m,
      /\*\*\w/,
      / \*\w/,
      /\]\(\/contact-us\)/,
    ];
    expect(range.filter((sign) => !sign.test(body))).toEqual([]);
    expect(figures(body)[0]?.caption).toBeTruthy();
  });
});

describe('sample team', () => {
  it('has twelve people, each with a position, a line of their own and a portrait', () => {
    expect(team).toHaveLength(12);
    for (const { name, position, quote, portrait } of team) {
      expect(position, name).not.toBe('');
      expect(quote.length, name).toBeGreaterThan(30);
      expect(existsSync(resolve(media, portrait?.file ?? 'none')), name).toBe(true);
      expect(portrait?.alt, name).toMatch(/^Portrait in dots: /);
    }
    expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
  });
});
