import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { toOverrides } from '@agency/content/differences';
import { putOverrides } from '@agency/content/overrides';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { getAt, setAt } from '../../collections/content/content-tree.ts';
import { readDefaults } from '../../collections/content/default-content.ts';
import { toFormSchema } from '../../collections/content/to-form-schema.ts';
import { findOverrideErrors } from '../../collections/content/validate-content.ts';
import { getBrowserTexts } from '../../platform/language/texts.ts';
import { TranslationsProvider } from '../language/TranslationsProvider.tsx';
import { Fields } from './FieldNode.tsx';
import { ContentFormContext } from './form-context.ts';

// The drawer of the library needs the whole panel around it.
vi.mock('@payloadcms/ui', () => ({
  Link: 'a',
  Pill: 'span',
  useListDrawer: () => [() => null, () => null, { openDrawer: vi.fn(), closeDrawer: vi.fn() }],
}));

const keys = Object.keys(contentSchemas) as ContentKey[];
const provided = { language: 'en', texts: getBrowserTexts('en') } as const;
const form = {
  change: () => undefined,
  getError: () => undefined,
  confirm: () => undefined,
  changed: [],
  comparisons: undefined,
  facts: '',
};

const getSchema = (key: ContentKey): z.ZodType => contentSchemas[key];

/** The schema that says what a field is, without what only says that it may be left out or how it is read. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable;
  if (isWrapper) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

const isShapes = (schema: z.core.$ZodType): schema is z.ZodUnion =>
  schema instanceof z.ZodUnion && schema.options.every((one) => unwrap(one) instanceof z.ZodObject);

/** Values with which, together, every field of a schema is there: one for each shape it may have. */
function toSpecimens(outer: z.core.$ZodType): unknown[] {
  const schema = unwrap(outer);
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).map(
      ([name, inner]) => [name, toSpecimens(inner as z.core.$ZodType)] as const,
    );
    const most = Math.max(1, ...parts.map(([, values]) => values.length));
    return Array.from({ length: most }, (_, at) =>
      Object.fromEntries(parts.map(([name, values]) => [name, values[at % values.length]])),
    );
  }
  if (schema instanceof z.ZodArray) return toSpecimens(schema.element).map((entry) => [entry]);
  if (schema instanceof z.ZodRecord) {
    return toSpecimens(schema.valueType as z.core.$ZodType).map((one) => ({ any: one }));
  }
  if (isShapes(schema)) return schema.options.flatMap(toSpecimens);
  if (schema instanceof z.ZodBoolean) return [true];
  if (schema instanceof z.ZodNumber) return [3];
  // The loudest volume is the one that has a field of its own.
  if (schema instanceof z.ZodLiteral) return [[...schema.values].at(-1)];
  if (schema instanceof z.ZodEnum) return [schema.options[0]];
  return ['words'];
}

/** Places of everything in a value that is no list and no group, by the schemas alone. */
function listLeaves(outer: z.core.$ZodType, value: unknown, path: string[] = []): string[] {
  const schema = unwrap(outer);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => {
      const one = (value as Record<string, unknown>)[name];
      return one === undefined ? [] : listLeaves(inner as z.core.$ZodType, one, [...path, name]);
    });
  }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodRecord) {
    const inner = schema instanceof z.ZodArray ? schema.element : schema.valueType;
    return Object.entries(value as object).flatMap(([name, one]) =>
      listLeaves(inner as z.core.$ZodType, one, [...path, name]),
    );
  }
  if (isShapes(schema)) {
    const shape = schema.options.find((one) =>
      Object.keys(value as object).every(
        (name) => name in ((unwrap(one) as z.ZodObject).shape ?? {}),
      ),
    );
    return shape ? listLeaves(shape, value, path) : [];
  }
  return [path.join('/')];
}

/** Places of the controls that are drawn for some words. */
function listControls(key: ContentKey, content: Record<string, unknown>): Set<string> {
  const markup = renderToStaticMarkup(
    <TranslationsProvider {...provided}>
      <ContentFormContext value={form}>
        <Fields
          schema={toFormSchema(key)}
          path=""
          label=""
          value={content}
          defaultValue={content}
          isOptional={false}
          query=""
        />
      </ContentFormContext>
    </TranslationsProvider>,
  );
  const controls = markup.matchAll(/<(?:input|textarea|select)[^>]* id="words-([^"]+)"/g);
  return new Set([...controls].map(([, path = '']) => path));
}

describe.each(keys)('%s', (key) => {
  const specimens = toSpecimens(getSchema(key)) as Record<string, unknown>[];

  it('has a control for every field of its schema, optional ones and all variants included', () => {
    for (const content of [readDefaults(key), ...specimens]) {
      const leaves = listLeaves(getSchema(key), content);
      expect(leaves.length).toBeGreaterThan(0);
      const controls = listControls(key, content);
      expect(leaves.filter((path) => !controls.has(path))).toEqual([]);
    }
  });

  it('has a button that adds each omitted part', () => {
    const schema = toFormSchema(key);
    const { required = [], properties = {} } = schema;
    const least = Object.fromEntries(
      Object.entries(readDefaults(key)).filter(([name]) => required.includes(name)),
    );
    const markup = renderToStaticMarkup(
      <TranslationsProvider {...provided}>
        <ContentFormContext value={form}>
          <Fields
            {...{
              schema,
              path: '',
              label: '',
              value: least,
              defaultValue: least,
              isOptional: false,
            }}
            query=""
          />
        </ContentFormContext>
      </TranslationsProvider>,
    );
    const optional = Object.entries(properties).filter(([name]) => !required.includes(name));
    for (const [, { description = '' }] of optional) {
      expect(markup).toContain(description.split(/[&'"<>’]/)[0]);
    }
  });

  it('accepts the defaults, and rejects each empty required text with an error message', () => {
    const defaults = readDefaults(key);
    expect(findOverrideErrors(key, {})).toEqual([]);
    const paths = listLeaves(getSchema(key), defaults).filter(
      (path) => typeof getAt(defaults, path) === 'string',
    );
    const emptied = paths.reduce<unknown>((words, path) => setAt(words, path, ''), defaults);
    const found = findOverrideErrors(key, toOverrides(defaults, emptied));
    const { error } = getSchema(key).safeParse(emptied);
    expect(found.map(({ path }) => path).sort()).toEqual(
      (error?.issues ?? []).map(({ path }) => path.join('/')).sort(),
    );
    const messages = found.map(({ message }) => message);
    expect(messages.filter((message) => /expected|invalid/i.test(message))).toEqual([]);
  });

  it('is equal after the conversion to overrides and back', () => {
    const defaults = readDefaults(key);
    for (const content of specimens) {
      expect(putOverrides(defaults, toOverrides(defaults, content)).changed).toEqual(content);
    }
  });
});
