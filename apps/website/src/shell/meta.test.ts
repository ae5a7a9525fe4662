import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shellSchema } from '../schemas/shell.ts';
import { toHeadMeta } from './meta.ts';

const shell = shellSchema.parse(
  parse(readFileSync(new URL('../content/shell/en.yaml', import.meta.url), 'utf8')),
);
const site = 'https://site.example';

describe('head', () => {
  it('falls back to the defaults', () => {
    expect(toHeadMeta({}, shell, '/', site)).toMatchObject({
      title: shell.title,
      description: shell.description,
      preview: 'https://site.example/preview.png',
      canonical: 'https://site.example/',
    });
  });
  it('lets a page say its own', () => {
    const head = toHeadMeta(
      { title: 'T', description: 'D', preview: '/p.png' },
      shell,
      '/mono&co',
      site,
    );
    expect(head).toMatchObject({
      title: 'T',
      description: 'D',
      preview: 'https://site.example/p.png',
      canonical: 'https://site.example/mono&co',
    });
  });
  it('says what the agency is known for', () => {
    for (const word of ['IMC', 'Public Opinion', 'Branding', 'Egypt', 'UK', 'US', 'KSA'])
      expect(shell.description).toContain(word);
  });
});
