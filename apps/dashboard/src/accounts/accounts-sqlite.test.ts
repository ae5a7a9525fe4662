import { afterAll, beforeAll, expect, it } from 'vitest';
import { testAccounts } from '../testing/account-suite.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

it('single-use actions happen once', () => testAccounts(dashboard.payload));

it('link and mail are stored together or not at all', async () => {
  const { payload } = dashboard;
  const { inTransaction } = await import('../platform/transaction.ts');
  const { createLink } = await import('./links.ts');
  const sending = inTransaction(payload, async (req) => {
    await createLink(req, 1);
    throw new Error('the mail cannot be queued');
  });
  await expect(sending).rejects.toThrow('cannot be queued');
  const where = { account: { equals: 1 } };
  expect((await payload.count({ collection: 'account-links', where })).totalDocs).toBe(0);
});
