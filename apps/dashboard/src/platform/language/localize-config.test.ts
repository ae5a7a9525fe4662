import { languages as siteLanguages } from '@agency/content/languages';
import { type ClientConfig, type CollectionSlug, createClientConfig, getLocalI18n } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { languages, type PanelLanguage } from './language.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** Labels that are equal in both languages. */
const SAME = ['URL', 'ID', 'API Key', 'LinkedIn', ...siteLanguages.map(({ name }) => name)];

type Part = Record<string, unknown>;

async function toClientConfig(language: PanelLanguage): Promise<ClientConfig> {
  const { config } = dashboard.payload;
  const i18n = await getLocalI18n({ config, language });
  return createClientConfig({ config, i18n, importMap: {}, user: true });
}

/** Every value of a configuration, with its path. */
function* listValues(
  value: unknown,
  path: string,
  visited = new Set(),
): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null || visited.has(value)) return;
  visited.add(value);
  for (const [name, inner] of Object.entries(value)) {
    yield* listValues(inner, `${path}.${name}`, visited);
  }
}

/** Labels and descriptions of a field, tab or block and of its children, with their paths. */
function* listLabels(part: Part, path: string): Generator<[string, unknown]> {
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
  const at = `${path}.${String(name ?? slug ?? type ?? '')}`;
  if (admin.hidden || part.hidden || (type === 'ui' && admin.disableListColumn)) return;
  yield [`${at} label`, label];
  yield [`${at} labels`, labels.singular];
  yield [`${at} labels`, labels.plural];
  yield [`${at} description`, description];
  yield [`${at} description`, admin.description];
  yield [`${at} pathholder`, admin.pathholder];
  for (const list of [part.options, part.fields, part.tabs, part.blocks]) {
    for (const inner of Array.isArray(list) ? list : []) {
      if (typeof inner === 'object') yield* listLabels(inner, at);
    }
  }
}

it.each(languages)('the client configuration contains no functions (%s)', async (language) => {
  const config = await toClientConfig(language);
  const functions = [...listValues(config, 'config')].filter(
    ([, one]) => typeof one === 'function',
  );
  expect(functions.map(([path]) => path)).toEqual([]);
});

it('every label and description of the configuration is in both languages', async () => {
  const { collections, globals } = await toClientConfig('ar');
  const isShown = ({ slug }: { slug: string }) =>
    !slug.startsWith('payload-') &&
    dashboard.payload.collections[slug as CollectionSlug]?.config.admin.hidden !== true;
  const shown = [...collections, ...globals].filter(isShown);
  const missing = shown
    .flatMap((one) => [...listLabels(one as unknown as Part, '')])
    .filter(([, text]) => typeof text === 'string' && !/\p{Script=Arabic}/u.test(text))
    .filter(([, text]) => !SAME.includes(String(text)));
  expect(missing).toEqual([]);
});

/** Payload inserts these into its sentences: an object would read "[object Object]". */
const NAMES = /\.(?:singular|plural)$/;

it.each(languages)(
  'the labels of collections in the client configuration are strings (%s)',
  async (language) => {
    const config = await toClientConfig(language);
    const objects = [...listValues(config, 'config')].filter(
      ([path, one]) => NAMES.test(path) && typeof one === 'object' && one !== null,
    );
    expect(objects.map(([path]) => path)).toEqual([]);
  },
);
