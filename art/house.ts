import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { palette } from '../packages/drawing/palette.ts';
import { root } from './render/manifest.ts';
import { typeface } from './render/typeface.ts';

/** A colour as the committed drawings have it: six digits, capitals. */
const toLongHex = (colour: string) =>
  (colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour).toUpperCase();

/** The house's own colours. Blue and yellow are only ever circles. */
export const house = {
  ink: toLongHex(palette.ink),
  paper: toLongHex(palette.paper),
  mist: toLongHex(palette.mist),
  blue: toLongHex(palette.cobalt),
  yellow: toLongHex(palette.yellow),
} as const;

/** The house's typeface with both of its axes: width is the volume knob. */
export const monaSans = typeface(
  'Mona Sans',
  '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
  { weight: '200 900', stretch: '75% 125%' },
);

/** The brand's name as brand.yaml has it, so that another name gives another preview and nothing else. */
export function getBrandName(): string {
  const brand: unknown = parse(readFileSync(resolve(root, 'brand.yaml'), 'utf8'));
  if (
    typeof brand === 'object' &&
    brand !== null &&
    'name' in brand &&
    typeof brand.name === 'string'
  )
    return brand.name;
  throw new Error('brand.yaml has no name');
}
