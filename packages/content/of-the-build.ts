import * as z from 'zod';

/**
 * Marks a field that names what only a build makes: a picture beside the words, a drawing, a drawn word. Among what the
 * file names in such fields an editor may choose; anything else there is nothing to show for.
 */
export const ofTheBuild = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ofTheBuild: true });

/** Whether a field is marked so. */
export const isOfTheBuild = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.ofTheBuild === true;

interface Named {
  /** Of the field. */
  schema: z.core.$ZodType;
  path: PropertyKey[];
  value: unknown;
}

/** Every value of marked fields, and where it stands. */
export function findOfTheBuild(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Named[] {
  if (value === undefined) return [];
  if (isOfTheBuild(schema)) return [{ schema, path, value }];
  const walk = (inner: z.core.$ZodType, key: PropertyKey) =>
    findOfTheBuild(inner, (value as Record<PropertyKey, unknown> | null)?.[key], [...path, key]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inner]) => walk(inner, key));
  }
  if (schema instanceof z.ZodArray) {
    const list = Array.isArray(value) ? value : [];
    return list.flatMap((_, index) => walk(schema.element, index));
  }
  if (schema instanceof z.ZodRecord) {
    return Object.keys(value ?? {}).flatMap((key) => walk(schema.valueType, key));
  }
  if (schema instanceof z.ZodUnion) {
    // A picture of the library stands in for a file, and needs no build.
    const isOther = (option: z.core.$ZodType) => isOfTheBuild(option) && typeof value === 'object';
    return schema.options
      .filter((option) => !isOther(option))
      .flatMap((option) => findOfTheBuild(option, value, path));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return findOfTheBuild(schema.unwrap(), value, path);
  }
  return [];
}
