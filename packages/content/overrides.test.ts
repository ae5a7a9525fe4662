import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type ContentKey, contentSchemas, isContentKey, toContentFile } from './content-files.ts';
import { applyOverrides } from './overrides.ts';

const root = join(import.meta.dirname, '../..');
const schema = z.strictObject({
  lead: z.string().min(1),
  note: z.string().min(1).optional(),
  cards: z.array(z.strictObject({ title: z.string().min(1), size: z.int().max(6) })).min(1),
});
const original = { lead: 'First', note: 'A note', cards: [{ title: 'One', size: 1 }] };

it('applies an override', () => {
  const { copy, rejected } = applyOverrides(original, { 'cards/0/title': 'Uno' }, schema);
  expect(copy).toEqual({ ...original, cards: [{ title: 'Uno', size: 1 }] });
  expect(rejected).toEqual([]);
  expect(original.cards[0]?.title).toBe('One');
});

it('applies a whole list, then a field in it', () => {
  const cards = [...original.cards, { title: 'Two', size: 2 }];
  const { copy } = applyOverrides(original, { 'cards/1/size': 3, cards }, schema);
  expect(copy.cards).toEqual([original.cards[0], { title: 'Two', size: 3 }]);
});

it('removes an optional field', () => {
  expect(applyOverrides(original, { note: null }, schema).copy).not.toHaveProperty('note');
  const { copy, rejected } = applyOverrides(original, { lead: null }, schema);
  expect(copy.lead).toBe('First');
  expect(rejected).toMatchObject([{ path: 'lead' }]);
});

it('rejects only the invalid field, with a reason', () => {
  const overrides = { lead: 'New', 'cards/0/size': 9, 'cards/0/title': '', other: 1 };
  const { copy, rejected } = applyOverrides(original, overrides, schema);
  expect(copy).toEqual({ ...original, lead: 'New' });
  expect(rejected.map(({ path }) => path).sort()).toEqual([
    'cards/0/size',
    'cards/0/title',
    'other',
  ]);
  expect(rejected.every(({ reason }) => reason.length > 0)).toBe(true);
});

it.each([':', -1, 1, null])('rejects the length of a list (%s)', (length) => {
  const { copy, rejected } = applyOverrides(original, { 'cards/length': length }, schema);
  expect(copy).toEqual(original);
  expect(rejected).toMatchObject([{ path: 'cards/length' }]);
});

it('rejects all when an issue has no path', () => {
  const even = schema.refine(({ lead, note }) => lead !== note);
  const { copy, rejected } = applyOverrides(original, { lead: 'Same', note: 'Same' }, even);
  expect(copy).toEqual(original);
  expect(rejected).toHaveLength(2);
});

it('throws when the file itself is invalid', () => {
  expect(() => applyOverrides({}, {}, schema)).toThrow(z.ZodError);
});

it('returns valid copy for any overrides, and changes no prototype', () => {
  const step = fc.oneof(
    fc.constantFrom(
      'lead',
      'cards',
      '0',
      '1',
      'title',
      'size',
      '__proto__',
      'constructor',
      'length',
    ),
    fc.string(),
  );
  const path = fc.array(step, { maxLength: 4 }).map((steps) => steps.join('/'));
  fc.assert(
    fc.property(fc.dictionary(path, fc.jsonValue()), (overrides) => {
      const { copy, rejected } = applyOverrides(original, overrides, schema);
      expect(schema.safeParse(copy).success).toBe(true);
      expect(rejected.length).toBeLessThanOrEqual(Object.keys(overrides).length);
      expect(Object.prototype).not.toHaveProperty('title');
    }),
  );
});

test.each(Object.keys(contentSchemas))('%s has its file', (key) => {
  expect(isContentKey(key)).toBe(true);
  const file = join(root, toContentFile(key as ContentKey));
  expect(existsSync(file)).toBe(true);
  const { name: _name, siteUrl: _siteUrl, ...copy } = parse(readFileSync(file, 'utf8'));
  const schemaOfKey: z.ZodType = contentSchemas[key as ContentKey];
  expect(schemaOfKey.safeParse(copy).error).toBeUndefined();
});
