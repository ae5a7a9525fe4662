import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, getAccessResults } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { roles } from './permissions.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** Lists with bulk actions of our own. */
const OWN_ACTS = new Set(['deliveries']);

const sheet = readFileSync(
  join(import.meta.dirname, '../app/(payload)/styles/payload.css'),
  'utf8',
);

it.each(roles)('every list with row checkboxes has a bulk action for a %s', async (role) => {
  const { payload } = dashboard;
  const user = await createTestUser(payload, role);
  const req = await createLocalReq({ user }, payload);
  const { collections = {} } = await getAccessResults({ req });
  const shown = payload.config.collections.filter(({ slug, admin }) => {
    const { hidden } = admin;
    const isHidden = typeof hidden === 'function' ? hidden({ user: user as never }) : hidden;
    // One that leads to the inbox has no list of Payload's.
    const isOurs = admin.components?.views?.list?.Component !== undefined;
    return !slug.startsWith('payload-') && !isHidden && !isOurs && collections[slug]?.read;
  });
  expect(shown.length).toBeGreaterThan(0);
  const idle = shown.filter(({ slug, disableBulkEdit }) => {
    const { update, delete: remove } = collections[slug] ?? {};
    const hasAct = Boolean(remove) || (Boolean(update) && !disableBulkEdit) || OWN_ACTS.has(slug);
    return !hasAct && !sheet.includes(`.collection-list--${slug} :is(.cell-_select`);
  });
  expect(idle.map(({ slug }) => slug)).toEqual([]);
});
