import { n } from './svg.ts';

/** A blur to hang on soft shadows and glows. */
export function blur(id: string, deviation: number | string): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/**
 * A surface lit from one side, made of noise: sand, plaster, paper, leather. Paint it over a flat colour
 * with `mix-blend-mode: multiply` or `soft-light`; grey 50 % is untouched in the latter.
 */
export function reliefFilter(
  id: string,
  options: {
    /** Size of the grain: larger is finer. One number or "x y". */
    frequency: number | string;
    octaves?: number;
    seed?: number;
    /** Height of the bumps. */
    depth: number;
    /** Where the light comes from, degrees clockwise from east. */
    azimuth?: number;
    elevation?: number;
    colour?: string;
    noise?: 'fractalNoise' | 'turbulence';
  },
): string {
  const {
    frequency,
    octaves = 4,
    seed = 1,
    depth,
    azimuth = 225,
    elevation = 55,
    colour = '#fff',
    noise = 'fractalNoise',
  } = options;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="${noise}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="height"/><feDiffuseLighting in="height" surfaceScale="${n(depth)}" diffuseConstant="1" lighting-color="${colour}"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>`;
}

/** Film grain over the complete picture, so that flat colours look less artificial. */
export function grain(width: number, height: number, opacity: number, seed = 7): string {
  return `<filter id="film-grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed}"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter><rect width="${width}" height="${height}" filter="url(#film-grain)" opacity="${n(opacity)}" style="mix-blend-mode:soft-light"/>`;
}
