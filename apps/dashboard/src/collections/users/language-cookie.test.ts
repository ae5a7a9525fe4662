import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

const signIn = { email: 'editor@example.com', password: 'a long enough password' };

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ callRest } = await import('../../testing/call-rest.ts'));
  await createTestUser(dashboard.payload, 'editor');
});
afterAll(() => dashboard.close());

/** Signs in from a new browser. */
async function enter() {
  const response = await callRest('/users/login', { method: 'POST', body: signIn });
  const [session = '', ...more] = response.headers.getSetCookie();
  const others = more.filter((one) => !one.startsWith('dashboard-device-'));
  return { cookie: session.split(';')[0] ?? '', others };
}

const keep = (value: string, cookie: string) =>
  callRest('/payload-preferences/panel-language', { method: 'POST', body: { value }, cookie });

it("follows the user's language to another browser", async () => {
  const { cookie, others } = await enter();
  expect(others).toEqual([]);
  for (const language of ['ar', 'en']) {
    expect((await keep(language, cookie)).status).toBe(200);
    expect((await enter()).others).toEqual([
      expect.stringMatching(new RegExp(`^dashboard-lng=${language}; Path=/; Max-Age=\\d+;`)),
    ]);
  }
  // What the panel does not speak is not brought along.
  await keep('fr; Domain=example.com', cookie);
  expect((await enter()).others).toEqual([]);
});
