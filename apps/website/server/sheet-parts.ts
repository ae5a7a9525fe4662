import * as z from 'zod';

/** A rule that a page goes without when it has not all classes of one of these lists. */
const ruleSchema = z.object({ text: z.string(), classes: z.array(z.array(z.string())) });

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

/** What of a sheet a page needs that has these classes. */
export function writeParts(parts: readonly SheetPart[], has: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('classes' in part) {
        return part.classes.some((list) => list.every((name) => has.has(name))) ? part.text : '';
      }
      const inside = writeParts(part.parts, has);
      return inside && `${part.open}${inside}}`;
    })
    .join('');
}
