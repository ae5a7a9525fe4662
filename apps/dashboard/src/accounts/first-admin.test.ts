import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createFirstAdmin, setAdmin } from './first-admin.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

it('the first admin is created once, with the password in a private file', async () => {
  const { payload, folder } = dashboard;
  const admin = await createFirstAdmin(payload, folder, 'http://localhost:3000/admin');
  const { callRest } = await import('../testing/call-rest.ts');
  const body = { email: admin?.email, password: admin?.password };
  const response = await callRest('/users/login', { method: 'POST', body });
  expect(await response.json()).toMatchObject({ need: 'welcome' });
  expect(readFileSync(admin?.file ?? '', 'utf8')).toContain(admin?.password);
  expect(statSync(admin?.file ?? '').mode & 0o777).toBe(0o600);
  expect(admin?.password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect(await createFirstAdmin(payload, folder, '')).toBeUndefined();
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1);
});

it('an admin can be created and reset, which invalidates the old password', async () => {
  const { signIn } = await import('../testing/call-rest.ts');
  const { payload } = dashboard;
  expect(await setAdmin(payload, 'owner@example.com', 'the first password')).toBe('created');
  expect(await setAdmin(payload, ' Owner@Example.com', 'the second password')).toBe('reset');
  expect(await signIn('owner@example.com', 'the first password')).toBeUndefined();
  expect(await signIn('owner@example.com', 'the second password')).toBeDefined();
});
