import { readFileSync } from 'node:fs';
import { shellSchema } from '@agency/content/schemas/shell';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toHeadMeta, toShownDescription } from './meta.ts';

const shell = shellSchema.parse(
  parse(
    readFileSync(new URL('../../../../packages/content/shell/en.yaml', import.meta.url), 'utf8'),
  ),
);
const site = 'https://site.example';

describe('a description', () => {
  const sentence = 'A name has to survive being shouted across a street. ';

  it('keeps a short text', () => {
    expect(toShownDescription(sentence)).toBe(sentence);
  });
  it('ends with the last whole sentence that fits', () => {
    expect(toShownDescription(sentence.repeat(5))).toBe(sentence.repeat(3).trim());
  });
  it('ends between two words of a long sentence', () => {
    const shown = toShownDescription('word '.repeat(60));
    expect(shown).toMatch(/word…$/);
    expect(shown.length).toBeLessThanOrEqual(170);
  });
});

describe('head', () => {
  it('uses the defaults', () => {
    expect(toHeadMeta({}, shell, '/', site)).toMatchObject({
      title: shell.title,
      description: shell.description,
      shareImage: 'https://site.example/preview.png',
      canonical: 'https://site.example/',
    });
  });
  it('has no longer description than search engines show', () => {
    const { description } = toHeadMeta({ description: 'word '.repeat(60) }, shell, '/', site);
    expect(description.length).toBeLessThanOrEqual(170);
  });
  it('has the texts of a page', () => {
    const head = toHeadMeta(
      { title: 'T', description: 'D', shareImage: '/d.png', preview: '/p.png' },
      shell,
      '/mono&co',
      site,
    );
    expect(head).toMatchObject({
      title: 'T',
      description: 'D',
      shareImage: 'https://site.example/p.png',
      canonical: 'https://site.example/mono&co',
    });
  });
  it('names the services and countries of the agency', () => {
    for (const word of ['IMC', 'Public Opinion', 'Branding', 'Egypt', 'UK', 'US', 'KSA'])
      expect(shell.description).toContain(word);
  });
});
