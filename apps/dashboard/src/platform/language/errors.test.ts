import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Field, flattenAllFields } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const ARABIC = /\p{Script=Arabic}/u;

/** Values that at least one rule rejects. */
const BAD = [
  ...[undefined, null, '', ' ', 'Two Words', '/', '?', 'http://', '#', 'x'.repeat(5000), 0, -1],
  ...[1.5, 1e12, [], ['x'.repeat(500)], Array.from({ length: 100 }, () => 'x'), {}],
  ...['WEBVTT', '\n\nx'.repeat(60), '\nx'.repeat(30), 'about-us', { min: 5, max: 1 }, { max: 5 }],
];

/** Untranslated messages of Payload, for values that no form sends. */
const PAYLOADS_OWN = /^(?:This relationship field has the following invalid|Invalid filename)/;

interface Validated {
  validate?: (value: unknown, options: unknown) => unknown;
  path: string;
}

/** All fields, with those in groups, rows, tabs and blocks. */
function* listFields(fields: readonly Field[], parent: string): Generator<Validated> {
  for (const field of flattenAllFields({ fields: [...fields] })) {
    const path = `${parent}.${field.name}`;
    yield { ...(field as object), path };
    if ('blocks' in field) {
      for (const block of field.blocks) yield* listFields(block.fields, `${path}.${block.slug}`);
    }
    if ('fields' in field && Array.isArray(field.fields)) yield* listFields(field.fields, path);
  }
}

/** The reason of a rule; `undefined` if Payload's own rule throws for a value that no form sends. */
async function validate(
  { validate: rule }: Validated,
  value: unknown,
  options: object,
): Promise<unknown> {
  try {
    return await rule?.(value, options);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

it('every validation of every field has its message in the language of the request', async () => {
  const { payload } = dashboard;
  const { collections, globals } = payload.config;
  const req = await createLocalReq({}, payload);
  const { getLocalI18n } = await import('payload');
  req.i18n = (await getLocalI18n({ config: payload.config, language: 'ar' })) as never;
  req.t = req.i18n.t as never;
  const fields = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap((one) => [...listFields(one.fields, one.slug)]);
  const reasons = new Set<string>();
  const english: string[] = [];
  for (const field of fields) {
    for (const value of BAD) {
      const options = { ...field, req, data: {}, siblingData: {}, blockData: {}, event: 'submit' };
      const reason = await validate(field, value, options);
      if (typeof reason !== 'string' || PAYLOADS_OWN.test(reason)) continue;
      reasons.add(reason);
      if (!ARABIC.test(reason)) english.push(`${field.path}: ${reason}`);
    }
  }
  expect(english).toEqual([]);
  expect(reasons.size).toBeGreaterThan(50);
});

/** Code whose errors users of the panel see. Reasons stored with a failed delivery are English. */
const SOURCES = [
  '{collections,links,accounts,rich-text}/**/*.ts',
  'retention/retention-global.ts',
  'outbox/{targets,web-url}.ts',
];

it('no error message is hard-coded', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = globSync(SOURCES, { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const written =
    /(?:(?:APIError|ApiError|answerError|refuse|refusal|Locked|FilmFault)\([^()'"`]*|\bmessage: |\breturn |\|\| )(['"`])[A-Z][^'"`]* [^'"`]*[.!]\1/g;
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(written)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
