import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@agency/brand/palette';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';

/** Every value that a style sheet gives a custom property, in order. */
function getValues(sheet: string, property: string): string[] {
  const css = readFileSync(join(root, sheet), 'utf8');
  return [...css.matchAll(new RegExp(`--${property}:\\s*([^;]+);`, 'g'))].map(
    ([, value = '']) => value,
  );
}

const tokens = 'apps/website/src/styles/tokens.css';
const print = 'apps/website/src/styles/print.css';
const panel = 'apps/dashboard/src/app/(payload)/styles/brand.css';

test.each([
  [tokens, 'black', [palette.ink]],
  [tokens, 'white', [palette.paper]],
  [tokens, 'grey-97', [palette.mist]],
  [tokens, 'cobalt', [palette.cobalt]],
  [tokens, 'signal', [palette.yellow]],
  [print, 'dot', [palette.cobalt]],
  // On a light background, then on a dark one.
  [panel, 'brand-dot', [palette.cobalt, palette.yellow]],
])('%s states --%s as the palette does', (sheet, property, colours) => {
  expect(getValues(sheet, property)).toEqual(colours);
});
