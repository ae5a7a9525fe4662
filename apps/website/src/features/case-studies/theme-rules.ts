import { type Crop, toDotOnPaper, toWorldOf, type World } from '@agency/contracts';
import type { PageRule } from '../../model/page-rules.ts';
import { toCropName } from './crop-name.ts';

export const toPlateRule = (id: string, colour: string): PageRule =>
  toTokenRule('plate', id, `--plate:${colour}`);

/** The colours of a page; derived from the placeholder colour if it has none. */
export function toThemeRule(id: string, world: World | null | undefined, colour: string): PageRule {
  const { ground, ink, accent } = world ?? toWorldOf(colour);
  const dot = toDotOnPaper({ ground, ink, accent });
  const colours = { ground, ink, accent, dot };
  const css = Object.entries(colours).map(([name, value]) => `--world-${name}:${value}`);
  return toTokenRule('world', id, css.join(';'));
}

/** The part of an image that is visible. */
export const toCropRule = (crop: Crop): PageRule =>
  toTokenRule(
    'crop',
    toCropName(crop),
    `--focus-x:${crop.x}%;--focus-y:${crop.y}%;--scale:${crop.scale}`,
  );

const toTokenRule = (name: string, value: string, css: string): PageRule => ({
  attribute: `data-${name}="${value}"`,
  css: `@layer tokens{[data-${name}='${value}']{${css}}}`,
});
