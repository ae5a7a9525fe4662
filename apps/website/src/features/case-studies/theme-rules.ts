import { type Crop, toDotOnPaper, toWorldOf, type World } from '@agency/contracts';
import type { PageRule } from '../../model/page-rules.ts';
import { toCropName } from './crop-name.ts';

/** The colour of a client's plate as a style rule. */
export function toPlateRule(id: string, colour: string): PageRule {
  const css = `@layer tokens{[data-plate='${id}']{--plate:${colour}}}`;
  return { attribute: `data-plate="${id}"`, css };
}

/** The colours of a client's world as a style rule; made of its plate's colour where it states none. */
export function toWorldRule(id: string, world: World | null | undefined, plate: string): PageRule {
  const { ground, ink, accent } = world ?? toWorldOf(plate);
  const dot = toDotOnPaper({ ground, ink, accent });
  const css = `@layer tokens{[data-world='${id}']{--world-ground:${ground};--world-ink:${ink};--world-accent:${accent};--world-dot:${dot}}}`;
  return { attribute: `data-world="${id}"`, css };
}

/** The part of a picture that its place shows, as a style rule. */
export function toCropRule(crop: Crop): PageRule {
  const name = toCropName(crop);
  const css = `@layer tokens{[data-crop='${name}']{--focus-x:${crop.x}%;--focus-y:${crop.y}%;--scale:${crop.scale}}}`;
  return { attribute: `data-crop="${name}"`, css };
}
