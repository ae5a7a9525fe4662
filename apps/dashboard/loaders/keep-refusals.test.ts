import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import keepRefusals from './keep-refusals.ts';

const ui = createRequire(import.meta.url).resolve('@payloadcms/ui');
const form = readFileSync(ui.replace(/exports\/client\/index\.js$/, 'forms/Form/index.js'), 'utf8');

test("Payload's form says refusals again after it has merged an answer that was asked for before them", () => {
  const kept = keepRefusals(form);
  const [before = '', after = ''] = kept.split(
    "type: 'MERGE_SERVER_STATE',\n          prevStateRef: prevFormState,\n          serverState\n",
  );
  expect(before).toContain('const refused = ');
  expect(after.slice(0, 200)).toContain("type: 'ADD_SERVER_ERRORS', errors: refused");
});

test('a form that merges in another way is refused', () => {
  expect(() => keepRefusals('dispatchFields(merged);')).toThrow('in another way');
});
