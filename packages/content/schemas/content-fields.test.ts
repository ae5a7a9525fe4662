import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { brandSchema } from '@agency/brand/brand';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';

const modules = Object.fromEntries(
  await Promise.all(
    globSync(`${import.meta.dirname}/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .map(
        async (file): Promise<[string, Record<string, unknown>]> => [
          basename(file),
          await import(file),
        ],
      ),
  ),
);

type Field = [path: string, schema: z.core.$ZodType];

/** The schemas one level below this one, with a readable name of each step. */
function getInner(schema: z.core.$ZodType): Field[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [['[]', schema.element]];
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType]];
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option, index): Field => [`|${index}`, option]);
  if (schema instanceof z.ZodPipe) return [['', schema.in]];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  )
    return [['', schema.unwrap()]];
  return [];
}

/** Whether a field or the schema that it wraps has a description. */
function isDescribed(schema: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(schema)?.description) return true;
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return wraps && getInner(schema).every(([, inner]) => isDescribed(inner));
}

/** Every field below a schema, by its path. */
function listFields(schema: z.core.$ZodType, path = ''): Field[] {
  return getInner(schema).flatMap(([name, inner]) => {
    const at = [path, name].filter(Boolean).join('.');
    const fields = listFields(inner, at);
    return schema instanceof z.ZodObject ? [[at, inner] satisfies Field, ...fields] : fields;
  });
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]): Field[] => [
    ...(isSchema(value) ? [[`${file} ${name}`, value] satisfies Field] : []),
    // A map of schemas, as in pages.ts.
    ...(value && typeof value === 'object' && !isSchema(value)
      ? Object.entries(value)
          .filter(([, inner]) => isSchema(inner))
          .map(([key, inner]): Field => [`${file} ${name}.${key}`, inner])
      : []),
  ]),
);

describe('the walk through a schema', () => {
  const fields = listFields(
    z.object({
      plain: z.string(),
      described: z.string().describe('What it is'),
      list: z.array(z.object({ inner: z.string().optional() })).describe('A list'),
      either: z.union([z.object({ a: z.string() }), z.string()]).default(''),
    }),
  );

  it('finds fields at any depth', () => {
    expect(fields.map(([path]) => path)).toEqual([
      'plain',
      'described',
      'list',
      'list.[].inner',
      'either',
      'either.|0.a',
    ]);
  });
  it('finds those without a description', () => {
    const silent = fields.filter(([, schema]) => !isDescribed(schema)).map(([path]) => path);
    expect(silent).toEqual(['plain', 'list.[].inner', 'either', 'either.|0.a']);
  });
});

/** This schema and all schemas below it. */
function listSchemas(schema: z.core.$ZodType): z.core.$ZodType[] {
  return [schema, ...getInner(schema).flatMap(([, inner]) => listSchemas(inner))];
}

describe.each([...exported, ['brand.yaml', brandSchema] satisfies Field])('%s', (_, schema) => {
  it('every field has a description', () => {
    const silent = listFields(schema).filter(([, field]) => !isDescribed(field));
    expect(silent.map(([path]) => path)).toEqual([]);
  });
  it('rejects unknown fields', () => {
    const lenient = listSchemas(schema)
      .filter((inner) => inner instanceof z.ZodObject)
      .filter((object) => {
        const issues = object.safeParse({ titel: 'About us' }).error?.issues ?? [];
        return !issues.some(({ code }) => code === 'unrecognized_keys');
      });
    expect(lenient.map((object) => Object.keys(object.shape))).toEqual([]);
  });
  it('rejects empty texts', () => {
    const lenient = listFields(schema).filter(([, field]) =>
      listSchemas(field).some(
        (inner) => inner instanceof z.ZodString && inner.safeParse('').success,
      ),
    );
    expect(lenient.map(([path]) => path)).toEqual([]);
  });
});

test('there are hundreds of fields', () => {
  expect(
    new Set(exported.flatMap(([, schema]) => listFields(schema).map(([, it]) => it))).size,
  ).toBeGreaterThan(400);
});

it('the description of a list with a fixed length gives the reason after a colon, in 20 letters or more', () => {
  const isFixed = ([, schema]: Field) => {
    if (!(schema instanceof z.ZodArray)) return false;
    const { minItems, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any' });
    return minItems !== undefined && minItems === maxItems;
  };
  // Case studies have no form.
  const words = exported.filter(([path]) => !path.startsWith('case-study.ts'));
  const fixed = words.flatMap(([path, schema]) => listFields(schema, path)).filter(isFixed);
  expect(fixed.length).toBeGreaterThan(5);
  const silent = fixed.filter(
    ([, schema]) => !/: .{20}/.test(z.globalRegistry.get(schema)?.description ?? ''),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});
