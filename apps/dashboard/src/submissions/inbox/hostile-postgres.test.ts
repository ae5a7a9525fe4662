import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMessage } from '../../testing/messages.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { createTestUser } from '../../testing/open-test-dashboard.ts';

const NUL = '\u0000';
const LONG = 'x'.repeat(10_000);
const BEYOND = 2 ** 31;
const form = 'enquiry';
const id = 1;

// PostgreSQL rejects what SQLite accepts: NUL in a text
describe.skipIf(!findPostgres())('hostile input on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  let cookie: string;
  let callRest: typeof import('../../testing/call-rest.ts').callRest;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
    const rest = await import('../../testing/call-rest.ts');
    callRest = rest.callRest;
    await createTestUser(dashboard.payload, 'admin');
    cookie = (await rest.signIn('admin@example.com', 'a long enough password')) ?? '';
    await createTestMessage(dashboard.payload, form);
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  const exports = (more: object) =>
    ['/inbox/exports', { format: 'csv', filters: {}, ...more }] as const;
  const filters = (filters: object) => exports({ filters });
  const change = (field: string, to: unknown, from: unknown, number = id) =>
    ['/inbox/changes', { field, to, messages: [{ id: number, from }] }] as const;

  it.each<readonly [string, object | undefined]>([
    exports({ search: NUL }),
    exports({ search: `a${NUL}b` }),
    exports({ search: '%_\\\u202E😀' }),
    exports({ search: '\uD800' }),
    exports({ search: "' OR 1=1 --" }),
    exports({ search: LONG }),
    filters({ service: NUL }),
    filters({ source: `x${NUL}` }),
    filters({ owner: BEYOND }),
    filters({ owner: 1e15 }),
    filters({ from: '0000-01-01' }),
    filters({ from: '0001-01-01' }),
    filters({ until: '9999-12-31' }),
    filters({ from: '2026-02-30' }),
    change('state', 'open', 'new', BEYOND),
    change('owner', BEYOND, null),
    change('owner', null, BEYOND),
    change('answerBy', '9999-12-31', null),
    change('answerBy', '0000-01-01', null),
    change('answerBy', null, '0000-01-01T00:00:00.000Z'),
    ['/inbox/notes', { id, note: `a${NUL}b` }],
    ['/inbox/notes', { id: BEYOND, note: 'a' }],
    ['/inbox/notes', { id, note: '\u202Eevil😀' }],
    ['/inbox/notes', { id, note: LONG }],
    ['/inbox/replies', { id: BEYOND, way: 'mail' }],
    ['/inbox/exports', { format: 'xlsx', filters: { owner: BEYOND } }],
    ['/inbox/person', { email: NUL }],
    ['/inbox/person', { email: `a${NUL}@b.example`, phone: '12' }],
    ['/inbox/person/export', { email: `a${NUL}` }],
    ['/inbox/person/erase', { phone: `12${NUL}34567` }],
    ['/deliveries/resend', { ids: [BEYOND] }],
    ['/deliveries/drop', { ids: [1e15] }],
    ['/deliveries/resend', { ids: [1.5] }],
    ['/deliveries/resend', []],
    ['/deliveries/resend', undefined],
    [`/delivery-targets/${BEYOND}/test`, {}],
    ['/delivery-targets/x/test', {}],
    ['/delivery-targets/-1/test', {}],
    [`/blogs/${BEYOND}/schedule`, { kind: 'publish', at: '2999-01-01T00:00:00Z' }],
    ['/blogs/x/schedule', {}],
    ['/blogs/versions/x', {}],
    [`/blogs/versions/${BEYOND}`, {}],
    ['/globals/retention', { messages: 0 }],
    ['/globals/retention', { messages: -1 }],
    ['/globals/retention', { messages: 1e9 }],
    ['/globals/retention', { messages: '6; DROP' }],
    ['/globals/retention', { messages: null }],
    ['/globals/retention', { messages: 6.5 }],
    ['/globals/retention', { confirmed: 1e12 }],
  ])('%s %.120j is answered, and not with a fault of ours', async (path, body) => {
    const response = await callRest(path, { method: 'POST', body, cookie });
    expect(response.status).toBeLessThan(500);
  });
});
