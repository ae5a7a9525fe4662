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

/** What of a sheet a page needs that has these marks. An empty layer may go: which of them wins stands before all sheets. */
export function writeParts(parts: readonly SheetPart[], marks: ReadonlySet<Mark>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('needs' in part) {
        const isNeeded = part.needs.some((list) => list.every((mark) => hasMark(marks, mark)));
        return isNeeded ? part.text : '';
      }
      const inside = writeParts(part.parts, marks);
      return inside && `${part.open}${inside}}`;
    })
    .join('');
}
