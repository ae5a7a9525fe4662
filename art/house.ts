import { palette } from '../packages/brand/palette.ts';
import { TYPEFACE } from '../packages/brand/typeface.ts';
import { typeface } from './render/typeface.ts';

/** A colour as the committed drawings have it: six digits, capitals. */
const toLongHex = (colour: string) =>
  (colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour).toUpperCase();

/** The agency's own colours. Blue and yellow are only used for circles. */
export const house = {
  ink: toLongHex(palette.ink),
  paper: toLongHex(palette.paper),
  mist: toLongHex(palette.mist),
  blue: toLongHex(palette.cobalt),
  yellow: toLongHex(palette.yellow),
} as const;

/** The agency's typeface with both of its axes: width is the volume. */
export const monaSans = typeface('Mona Sans', TYPEFACE, { weight: '200 900', stretch: '75% 125%' });
