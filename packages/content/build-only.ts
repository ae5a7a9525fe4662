import * as z from 'zod';

/** Marks a field that names a file or drawing of the build. Editors choose among the values in the content file. */
export const buildOnly = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ isBuildOnly: true });

const isBuildOnly = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.isBuildOnly === true;

/** Finds the values of all marked fields. */
export function findBuildOnly(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): { schema: z.core.$ZodType; path: PropertyKey[]; value: unknown }[] {
  if (value === undefined) return [];
  if (isBuildOnly(schema)) return [{ schema, path, value }];
  const walk = (inner: z.core.$ZodType, key: PropertyKey) =>
    findBuildOnly(inner, (value as Record<PropertyKey, unknown> | null)?.[key], [...path, key]);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inner]) => walk(inner, key));
  }
  if (schema instanceof z.ZodArray) {
    const list = Array.isArray(value) ? value : [];
    return list.flatMap((_, index) => walk(schema.element, index));
  }
  if (schema instanceof z.ZodUnion) {
    // A picture of the library can replace a file.
    const isOther = (option: z.core.$ZodType) => isBuildOnly(option) && typeof value === 'object';
    return schema.options
      .filter((option) => !isOther(option))
      .flatMap((option) => findBuildOnly(option, value, path));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return findBuildOnly(schema.unwrap(), value, path);
  }
  return [];
}
