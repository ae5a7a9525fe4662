import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBrand } from './brand.ts';

const file = readFileSync(new URL('../../brand.yaml', import.meta.url), 'utf8');

it.each([
  ['is missing', file.replace(/^email: .*$/m, ''), 'email'],
  ['is empty', file.replace(/^birthplace: .*$/m, 'birthplace: ""'), 'birthplace'],
  ['is not known', `${file}\nslogan: Louder`, 'slogan'],
])('reports which field of brand.yaml %s', (_, text, field) => {
  expect(() => parseBrand(text)).toThrow(new RegExp(`^brand\\.yaml: ✖ .*${field}`, 's'));
});
