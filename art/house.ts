import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { root } from './render/manifest.ts';
import { typeface } from './render/typeface.ts';

/** The house's own colours (design tokens). Blue and yellow are only ever circles. */
export const house = {
  ink: '#000000',
  paper: '#FFFFFF',
  mist: '#F6F6F6',
  blue: '#1F3BFF',
  yellow: '#FFD400',
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
