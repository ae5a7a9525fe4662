import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import keepByLanguage from './maps-by-language.ts';
import nameDifferences from './name-differences.ts';
import plainUntitled from './plain-untitled.ts';

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, '../node_modules/@payloadcms/ui/dist', path), 'utf8');

it('a difference is named, whichever way its field has its name', () => {
  const written = nameDifferences(read('elements/FieldDiffContainer/index.js'));
  expect(written).not.toContain("typeof label !== 'function'");
  expect(written).toContain("getTranslation(label || '', i18n)");
});

it.each(['utilities/formatDocTitle/index.js', 'exports/shared/index.js'])(
  'what has no title says so without brackets (%s)',
  (path) => {
    const written = plainUntitled(read(path));
    expect(written).toMatch(/\w\.t\("general:untitled"\)/);
    expect(written).not.toMatch(/\[\$\{\w+\.t\(["'`]general:untitled/);
  },
);

it('what the browser is told of fields is kept by language', () => {
  const written = keepByLanguage(read('utilities/getClientSchemaMap.js'));
  expect(written).toContain(
    'const cacheKey = `${i18n.language} ${collectionSlug || globalSlug || `widget:${widgetSlug}`}`;',
  );
});

it('says when Payload writes it otherwise', () => {
  expect(() => nameDifferences('')).toThrow('another way');
  expect(() => plainUntitled('')).toThrow('another way');
  expect(() => keepByLanguage('')).toThrow('another way');
});
