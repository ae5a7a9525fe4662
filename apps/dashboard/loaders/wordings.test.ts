import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import keepByLanguage from './maps-by-language.ts';
import nameDifferences from './name-differences.ts';
import ownLockScreens from './own-lock-screens.ts';
import plainUntitled from './plain-untitled.ts';

const place = (path: string) =>
  join(import.meta.dirname, '../node_modules/@payloadcms/ui/dist', path);
const read = (path: string) => readFileSync(place(path), 'utf8');

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

it.each(['DocumentLocked', 'DocumentTakeOver', 'Locked'])('our %s stands for theirs', (name) => {
  const path = `elements/${name}/index.js`;
  const written = ownLockScreens.call({ resourcePath: place(path) }, read(path));
  const [, ours = ''] = /from '(.+)'/.exec(written) ?? [];
  expect(written).toContain(`export { ${name} }`);
  expect(existsSync(join(dirname(place(path)), ours))).toBe(true);
  const call = () => ownLockScreens.call({ resourcePath: place(path) }, '');
  expect(call).toThrow('another way');
});

it('what the browser is told of fields is kept by language', () => {
  const written = keepByLanguage(read('utilities/getClientSchemaMap.js'));
  expect(written).toMatch(
    /const cacheKey = `\$\{i18n\.language\} \$\{collectionSlug \|\| globalSlug/,
  );
});

it('says when Payload writes it otherwise', () => {
  expect(() => nameDifferences('')).toThrow('another way');
  expect(() => plainUntitled('')).toThrow('another way');
  expect(() => keepByLanguage('')).toThrow('another way');
});
