import { afterAll, beforeAll, expect, it } from 'vitest';
import { testAccounts } from '../testing/account-suite.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

it('codes and links work once across two processes', () => testAccounts(dashboard.payload));

it('a link and its mail are stored in one transaction', async () => {
  const { payload } = dashboard;
  const { inTransaction } = await import('../platform/transaction.ts');
  const { createLink } = await import('./links.ts');
  const { id } = await createTestUser(payload, 'editor', 'unlinked');
  const sending = inTransaction(payload, async (req) => {
    await createLink(req, id);
    throw new Error('the mail cannot be queued');
  });
  await expect(sending).rejects.toThrow('cannot be queued');
  expect(await payload.findByID({ collection: 'users', id, showHiddenFields: true })).toMatchObject(
    {
      resetPasswordToken: null,
    },
  );
});
