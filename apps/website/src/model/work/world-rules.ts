import { type Crop, toDotOnPaper, toWorldOf, type World } from '@agency/contracts';
import type { PageRule } from '../page-rules.ts';

/** The colours of a client's world as a style rule; made of its plate's colour where it states none. */
export function toWorldRule(id: string, world: World | null | undefined, plate: string): PageRule {
  const { ground, ink, accent } = world ?? toWorldOf(plate);
  const dot = toDotOnPaper({ ground, ink, accent });
  const css = `@layer tokens{[data-world='${id}']{--world-ground:${ground};--world-ink:${ink};--world-accent:${accent};--world-dot:${dot}}}`;
  return { marker: `data-world="${id}"`, css };
}

/** Names a crop: the same numbers are the same rule. */
export const toCropName = ({ x, y, scale }: Crop) => `${x}-${y}-${Math.round(scale * 10)}`;

/** The part of a picture that its place shows, as a style rule. */
export function toCropRule(crop: Crop): PageRule {
  const name = toCropName(crop);
  const css = `@layer tokens{[data-crop='${name}']{--focus-x:${crop.x}%;--focus-y:${crop.y}%;--scale:${crop.scale}}}`;
  return { marker: `data-crop="${name}"`, css };
}
