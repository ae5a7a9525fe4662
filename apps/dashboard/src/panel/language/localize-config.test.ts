import { type ClientConfig, type CollectionSlug, createClientConfig, getLocalI18n } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { type Language, languages } from './language.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** Written the same in both languages. */
const SAME = ['URL', 'ID', 'API Key', 'LinkedIn'];

type Part = Record<string, unknown>;

async function toClientConfig(language: Language): Promise<ClientConfig> {
  const { config } = dashboard.payload;
  const i18n = await getLocalI18n({ config, language });
  return createClientConfig({ config, i18n, importMap: {}, user: true });
}

/** Every value of a configuration with its place. */
function* listValues(
  value: unknown,
  place: string,
  seen = new Set(),
): Generator<[string, unknown]> {
  yield [place, value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, inner] of Object.entries(value)) {
    yield* listValues(inner, `${place}.${name}`, seen);
  }
}

/** Names and descriptions of a field, a tab or a block and of what is in it, each with its place. */
function* listNames(part: Part, place: string): Generator<[string, unknown]> {
  const {
    admin = {},
    labels = {},
    label,
    name,
    slug,
    type,
    description,
  } = part as {
    [key: string]: unknown;
    admin?: Part;
    labels?: Part;
  };
  const at = `${place}.${String(name ?? slug ?? type ?? '')}`;
  if (admin.hidden || part.hidden || (type === 'ui' && admin.disableListColumn)) return;
  yield [`${at} label`, label];
  yield [`${at} labels`, labels.singular];
  yield [`${at} labels`, labels.plural];
  yield [`${at} description`, description];
  yield [`${at} description`, admin.description];
  yield [`${at} placeholder`, admin.placeholder];
  yield [`${at} group`, admin.group];
  for (const list of [part.options, part.fields, part.tabs, part.blocks]) {
    for (const inner of Array.isArray(list) ? list : []) {
      if (typeof inner === 'object') yield* listNames(inner, at);
    }
  }
}

it.each(languages)('hands the browser no function of the configuration (%s)', async (language) => {
  const config = await toClientConfig(language);
  const functions = [...listValues(config, 'config')].filter(
    ([, one]) => typeof one === 'function',
  );
  expect(functions.map(([place]) => place)).toEqual([]);
});

it('every name and description of the panel is in both languages', async () => {
  const { collections, globals } = await toClientConfig('ar');
  const isShown = ({ slug }: { slug: string }) =>
    !slug.startsWith('payload-') &&
    dashboard.payload.collections[slug as CollectionSlug]?.config.admin.hidden !== true;
  const seen = [...collections, ...globals].filter(isShown);
  const faults = seen
    .flatMap((one) => [...listNames(one as unknown as Part, '')])
    .filter(([, text]) => typeof text === 'string' && !/\p{Script=Arabic}/u.test(text))
    .filter(([, text]) => !SAME.includes(String(text)));
  expect(faults).toEqual([]);
});

/** Where Payload fills names into its sentences: an object would read "[object Object]". */
const NAMES = /\.(?:label|singular|plural)$/;
/** Tabs: Payload asks for their labels without the language, and fills them into no sentence. */
const TAB = /\.tabs\.\d+\.label$/;

it.each(languages)('hands the browser every name as words (%s)', async (language) => {
  const config = await toClientConfig(language);
  const objects = [...listValues(config, 'config')].filter(
    ([place, one]) =>
      NAMES.test(place) && !TAB.test(place) && typeof one === 'object' && one !== null,
  );
  expect(objects.map(([place]) => place)).toEqual([]);
});
