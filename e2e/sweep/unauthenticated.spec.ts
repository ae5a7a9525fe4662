import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from '../system/admin.ts';
import { dashboard, expect, test } from '../test.ts';

const DASHBOARD = join(import.meta.dirname, '../../apps/dashboard');
const BUILD = join(DASHBOARD, '.next');
const HANDLER = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js';

const readBuilt = (file: string) => JSON.parse(readFileSync(join(BUILD, file), 'utf8'));

// apps/dashboard/server/session-required.test.ts requests each endpoint below `/cms-api`.
test('the dashboard has only the listed routes', () => {
  const routes = Object.values(readBuilt('app-path-routes-manifest.json'));
  expect(routes.toSorted()).toEqual([
    ...['/_global-error', '/_not-found', '/admin/[[...segments]]', '/api/[...path]'],
    '/cms-api/[...slug]',
  ]);
  const { node, edge } = readBuilt('server/server-reference-manifest.json');
  const actions = Object.values(node) as { filename: string }[];
  expect(edge).toEqual({});
  expect(
    actions.map(({ filename }) => filename.replace(/^.*node_modules\//, '')).toSorted(),
  ).toEqual([
    '@payloadcms/next/dist/layouts/Root/index.js',
    'apps/dashboard/src/app/(payload)/layout.tsx',
  ]);
});

/** Names of Payload's server functions in the installed version. */
function listServerFunctions(): string[] {
  const text = readFileSync(join(DASHBOARD, HANDLER), 'utf8');
  const [, table = ''] = /const baseServerFunctions = \{([^}]*)\}/.exec(text) ?? [];
  return [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name = '']) => name);
}

test("Next's server functions reject anonymous clients", async () => {
  const { node } = readBuilt('server/server-reference-manifest.json');
  const names = listServerFunctions();
  expect(names).toEqual(expect.arrayContaining(['form-state', 'render-list', 'render-document']));
  const of = { collectionSlug: 'users', schemaPath: 'users', operation: 'update' };
  const args = { ...of, id: 1, docID: 1, data: {}, docPermissions: true, renderAllFields: true };
  for (const id of Object.keys(node)) {
    for (const name of names) {
      const response = await fetch(`${dashboard}/admin/login`, {
        method: 'POST',
        headers: { 'Next-Action': id, Origin: dashboard, 'Content-Type': 'text/plain' },
        body: JSON.stringify([{ name, args }]),
      });
      const text = await response.text();
      for (const { email } of Object.values(accounts)) {
        expect(text, `${name}: ${response.status}`).not.toContain(email);
      }
    }
  }
});
