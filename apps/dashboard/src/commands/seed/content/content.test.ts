import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSampleContent, type SampleDocument, type SamplePicture } from '../read-content.ts';

const content = readSampleContent(import.meta.dirname);
const media = resolve(import.meta.dirname, '../media');
const listDocuments = (collection: string) =>
  content.documents.filter((one) => one.collection === collection).map(({ document }) => document);
const [categories, authors] = [listDocuments('categories'), listDocuments('authors')];
const team = listDocuments('team-members') as (SampleDocument & {
  position: string;
  quote: string;
  portrait?: SamplePicture;
})[];
const posts = content.posts.filter(({ language }) => language === 'en');
const arabic = content.posts.filter(({ language }) => language === 'ar');

/** Cards cut longer descriptions, within a word. */
const UNCUT = 100;

const figures = (body: string) =>
  [...body.matchAll(/^!\[(?<alt>[^\]]*)\]\((?<file>[^ )]+)(?: "(?<caption>[^"]*)")?\)$/gm)].map(
    ({ groups }) => ({
      alt: groups?.alt ?? '',
      file: groups?.file ?? '',
      caption: groups?.caption,
    }),
  );

/** The text of an article, without pictures, table rules and code. */
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
    expect(known).toEqual(['Branding', 'Integrated Communications', 'Web', 'Public Opinion']);
    const counts = known.map((name) => posts.filter(({ category }) => category === name).length);
    expect(counts).toEqual([4, 3, 2, 4]);
    expect(posts).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  });

  it('have known authors and unique dates, and the newest is featured', () => {
    const names = authors.map(({ name }) => name);
    expect(posts.filter(({ author }) => !names.includes(author))).toEqual([]);
    const dates = posts.map(({ createdAt }) => Date.parse(createdAt));
    expect(new Set(dates).size).toBe(posts.length);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(posts.filter(({ featured }) => featured)).toEqual([posts.at(-1)]);
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s is complete', (_slug, post) => {
    expect(countWords(post.body)).toBeGreaterThanOrEqual(600);
    expect(countWords(post.body)).toBeLessThanOrEqual(1000);
    const opening = post.description.split(/\s+/).length;
    expect(opening).toBeGreaterThanOrEqual(25);
    expect(opening).toBeLessThanOrEqual(45);
    expect(post.cardDescription.length).toBeGreaterThanOrEqual(60);
    expect(post.cardDescription.length).toBeLessThanOrEqual(UNCUT);
    expect(post.body).not.toMatch(/lorem|—/i);
    for (const [, address] of post.body.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g))
      expect(address).toMatch(/^\//);
  });

  it('have existing pictures with descriptions', () => {
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

  it('use all typographic elements in the newest post', () => {
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

describe('sample posts in Arabic', () => {
  it('are five originals and three translations', () => {
    const answering = arabic.flatMap(({ counterpart }) => counterpart ?? []);
    expect([arabic.length, new Set(answering).size]).toEqual([8, 3]);
    const english = new Set(posts.map(({ slug }) => slug));
    expect(answering.filter((slug) => !english.has(slug))).toEqual([]);
    expect(arabic.filter(({ slug }) => english.has(slug))).toEqual([]);
    expect(arabic.filter(({ featured }) => featured)).toEqual([arabic.at(-1)]);
  });

  it.each(arabic.map((post) => [post.slug, post] as const))('%s is complete', (_slug, post) => {
    // The Arabic text is shorter.
    expect(countWords(post.body)).toBeGreaterThanOrEqual(500);
    expect(post.cardDescription.length).toBeGreaterThanOrEqual(60);
    expect(post.cardDescription.length).toBeLessThanOrEqual(UNCUT);
    expect(post.body).toMatch(/^## /m);
    expect(post.body).toMatch(/^\| /m);
    const said = [post.title, post.header, post.description, post.cardDescription];
    for (const text of said) expect(text).not.toMatch(/[A-Za-z0-9]/);
  });

  it('have Arabic names and picture descriptions', () => {
    for (const one of [...categories, ...authors])
      expect(one.translations.ar?.name, one.name).toBeTruthy();
    const known = [...categories, ...authors].map(({ name }) => name);
    const shown = arabic.flatMap(({ body, cover }) => [
      ...(cover ? [cover] : []),
      ...figures(body),
    ]);
    expect(shown.length).toBeGreaterThanOrEqual(8);
    for (const { file, alt } of shown) {
      expect(existsSync(resolve(media, file)), file).toBe(true);
      expect(alt, file).toMatch(/^.{20,}$/);
      expect(alt, file).not.toMatch(/[A-Za-z]{2}/);
    }
    // There are no illustrations for them.
    const used = new Set(
      posts.flatMap(({ body, cover }) => [cover?.file, ...figures(body).map(({ file }) => file)]),
    );
    expect(shown.filter(({ file }) => !used.has(file))).toEqual([]);
    for (const { category, author } of arabic)
      expect(known).toEqual(expect.arrayContaining([category, author]));
  });
});

describe('sample team', () => {
  it('has twelve people with position and quote, and all but one with a portrait', () => {
    expect(team).toHaveLength(12);
    // Has initials until a portrait is drawn.
    expect(team.filter(({ portrait }) => !portrait).map(({ name }) => name)).toEqual([
      'Daniel Osei',
    ]);
    for (const { name, position, quote, portrait } of team) {
      expect(position, name).not.toBe('');
      expect(quote.length, name).toBeGreaterThan(30);
      if (!portrait) continue;
      expect(existsSync(resolve(media, portrait.file)), name).toBe(true);
      expect(portrait.alt, name).toMatch(/^Portrait in dots: /);
    }
    expect(new Set(team.map(({ name }) => name)).size).toBe(team.length);
  });

  it('has Arabic translations', () => {
    const authorNames = new Map(
      authors.map(({ name, translations }) => [name, translations.ar?.name]),
    );
    for (const { name, translations, portrait } of team) {
      const { ar = {} } = translations;
      const texts = [ar.name, ar.position, ar.quote].map((text) => text ?? '');
      for (const text of texts) expect(text, name).toMatch(/^[^A-Za-z0-9]{5,}$/);
      if (portrait)
        expect(portrait.translations.ar?.alt, name).toMatch(/^صورة بالنقاط: [^A-Za-z0-9]+$/);
      // Authors have one name too.
      expect(authorNames.get(name) ?? ar.name).toBe(ar.name);
      const [called = '', position = '', quote = ''] = texts;
      expect([called.length <= 80, position.length <= 80, quote.length <= 280]).not.toContain(
        false,
      );
    }
    expect(new Set(team.map(({ translations }) => translations.ar?.name)).size).toBe(team.length);
  });
});
