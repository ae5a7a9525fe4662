import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormState } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import keepRefusals from './keep-refusals.ts';

type Reducer = (state: FormState, action: Record<string, unknown>) => FormState;

const client = createRequire(import.meta.url).resolve('@payloadcms/ui');
const folder = client.replace(/exports[\\/]client[\\/]index\.js$/, join('forms', 'Form'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

let place: string;
let reduce: Reducer;
beforeAll(async () => {
  // Inside, so that it finds the packages; its neighbours are where they were.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  place = mkdtempSync(join(cache, 'reducer-'));
  const beside = `from '${pathToFileURL(folder)}/`;
  const file = join(place, 'reducer.mjs');
  writeFileSync(file, keepRefusals(read('fieldReducer.js')).replaceAll("from './", beside));
  ({ fieldReducer: reduce } = (await import(file)) as { fieldReducer: Reducer });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const SAID = { initialValue: '60', value: '0', valid: true };
const REFUSED = { ...SAID, valid: false, errorMessage: 'Too few.' };

/** The form after an answer to what it asked with, where the server found nothing wrong. */
function merge(now: FormState, askedState?: FormState) {
  const serverState = { 'rows.0.days': { value: '0' }, rows: { value: 1 } };
  const prevStateRef: { current?: FormState } = {};
  const action = { type: 'MERGE_SERVER_STATE', prevStateRef, serverState, askedState };
  const merged = reduce(now, action);
  // Or the form would ask again because of what was kept.
  expect(prevStateRef.current).toBe(merged);
  return merged;
}

describe('an answer to an older state of a form', () => {
  const rows = { value: 1, valid: true };

  test('leaves a field refused that was refused since, and those around it', () => {
    const now = { 'rows.0.days': REFUSED, rows: { ...rows, errorPaths: ['rows.0.days'] } };
    const { 'rows.0.days': field, rows: list } = merge(now, { 'rows.0.days': SAID, rows });
    expect(field).toMatchObject({ valid: false, errorMessage: 'Too few.' });
    expect(list?.errorPaths).toEqual(['rows.0.days']);
  });

  test('takes away what was refused before it was asked, or says something else by now', () => {
    const now = { 'rows.0.days': REFUSED, rows };
    for (const asked of [REFUSED, { ...SAID, value: '1' }]) {
      expect(merge(now, { 'rows.0.days': asked, rows })['rows.0.days']?.valid).toBe(true);
    }
    expect(merge(now)['rows.0.days']?.valid).toBe(true);
  });
});

test("Payload's form says with which state it asked", () => {
  const kept = keepRefusals(read('index.js'));
  expect(kept.match(/askedState: formState/g)).toHaveLength(1);
  expect(kept).toMatch(/type: 'MERGE_SERVER_STATE', askedState: formState,\s*prevStateRef/);
});

test('a form that merges in another way is refused', () => {
  expect(() => keepRefusals('dispatchFields(merged);')).toThrow('in another way');
});
