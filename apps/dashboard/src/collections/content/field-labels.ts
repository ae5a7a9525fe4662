import type { FormSchema } from './form-schema.ts';

/** Label of a field without its own: `pullOffs` → `Pull offs`. */
export function toFieldLabel(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Labels along a key path: `carousel/slides/1/title` → `Carousel › Slides › 2 › Title`. */
export function toFieldLabelPath(schema: FormSchema, path: string): string {
  let at: FormSchema | undefined = schema;
  return path
    .split('/')
    .map((step) => {
      const isEntry = at?.items !== undefined;
      at = getChild(at, step);
      return isEntry ? String(Number(step) + 1) : (at?.title ?? toFieldLabel(step));
    })
    .join(' › ');
}

function getChild(schema: FormSchema | undefined, step: string): FormSchema | undefined {
  if (!schema) return undefined;
  if (schema.items) return schema.items;
  if (schema.anyOf)
    return schema.anyOf.find(({ properties }) => properties && step in properties)?.properties?.[
      step
    ];
  return schema.properties?.[step] ?? (schema.additionalProperties || undefined);
}
