import * as z from 'zod';
import { hasMark, type Mark } from './style-marks.ts';

/** A rule that a page goes without when it has not all that one of these lists asks for. */
const ruleSchema = z.object({ text: z.string(), needs: z.array(z.array(z.string())) });

const groupSchema = z.object({
  /** How it begins: `@media print{`. */
  open: z.string(),
  get parts() {
    return z.array(sheetPartSchema);
  },
});

/** A piece of a style sheet: what every page has, a rule for some pages, or a group, which goes when nothing of it is left. */
export const sheetPartSchema: z.ZodType<SheetPart> = z.union([z.string(), ruleSchema, groupSchema]);

export type SheetPart = string | z.infer<typeof ruleSchema> | { open: string; parts: SheetPart[] };

/** The names of layers in `@layer a,b;` and `@layer a{`. */
const LAYER_STATEMENT = /@layer ([^{};]+);/g;
const LAYER_BLOCK = /^@layer ([^{};]+)\{$/;

/**
 * What of a sheet a page needs that has these marks. An empty layer may go: which of them wins stands before all sheets.
 * @param layers named before in the same element, to which those of this sheet are added: the first order counts, so that one
 * that says nothing new is left out
 */
export function writeParts(
  parts: readonly SheetPart[],
  marks: ReadonlySet<Mark>,
  layers?: Set<string>,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return layers ? leaveOutKnownLayers(part, layers) : part;
      if ('needs' in part) {
        const isNeeded = part.needs.some((list) => list.every((mark) => hasMark(marks, mark)));
        return isNeeded ? part.text : '';
      }
      const inside = writeParts(part.parts, marks);
      const [, layer] = LAYER_BLOCK.exec(part.open) ?? [];
      if (inside && layer) layers?.add(layer);
      return inside && `${part.open}${inside}}`;
    })
    .join('');
}

function leaveOutKnownLayers(text: string, layers: Set<string>): string {
  return text.replace(LAYER_STATEMENT, (statement, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    const isKnown = names.every((name) => layers.has(name));
    for (const name of names) layers.add(name);
    return isKnown ? '' : statement;
  });
}
