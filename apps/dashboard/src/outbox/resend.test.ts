import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestDelivery, createTestTarget, getDeliveries } from '../testing/outbox.ts';

let dashboard: TestDashboard;
let callRest: typeof import('../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};
let target: number;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    await createTestUser(dashboard.payload, role);
    cookies[role] = await rest.signIn(`${role}@example.com`, 'a long enough password');
  }
  // A password is hashed six times.
}, 120_000);
beforeEach(async () => {
  for (const collection of ['deliveries', 'delivery-targets'] as const) {
    await dashboard.payload.db.deleteMany({ collection, where: {} });
  }
  target = (await createTestTarget(dashboard.payload)).id;
});
afterAll(() => dashboard.close());

const make = (more: Parameters<typeof createTestDelivery>[2]) =>
  createTestDelivery(dashboard.payload, target, more);
async function press(action: string, body: object, who = 'admin') {
  const cookie = cookies[who];
  const received = await callRest(`/deliveries/${action}`, {
    method: 'POST',
    body,
    ...(cookie && { cookie }),
  });
  return { status: received.status, ...(await received.json()) };
}
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
const getRows = () => getDeliveries(dashboard.payload);

describe('sending again', () => {
  it('keeps the idempotency key of a delivery that may have arrived, but not of a sent mail', async () => {
    const dead = await make({ state: 'dead', attempts: 300, lastError: 'Away.' });
    const mail = await make({ state: 'sent', idempotencyKey: 'C-9.3' });
    const hook = await make({ state: 'sent', channel: 'webhook', idempotencyKey: 'C-9.4' });
    const ids = [dead.id, mail.id, hook.id];
    expect(await press('resend', { ids })).toMatchObject({ status: 200, changed: 3 });
    const rows = await getRows();
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(
      Array(3).fill(['queued', 0]),
    );
    expect(rows.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      dead.idempotencyKey,
      'C-9.3.2',
      'C-9.4',
    ]);
    expect(rows[0]?.lastError).toBeNull();
  });

  it('does not change claimed deliveries and those without a target', async () => {
    const busy = await make({ lease: 'somebody', nextTryAt: inAMinute() });
    const { id } = await make({ state: 'dropped' });
    await dashboard.payload.db.updateOne({ collection: 'deliveries', id, data: { target: null } });
    expect(await press('resend', { ids: [busy.id, id] })).toMatchObject({
      changed: 0,
      message: 'Nothing to do: it is under way, or has nobody to go to.',
    });
    expect(await press('drop', { ids: [busy.id] })).toMatchObject({ changed: 0 });
  });

  it('resends or discards deliveries of a killed worker at once', async () => {
    const left = await make({ lease: 'killed' });
    expect(await press('resend', { ids: [left.id] })).toMatchObject({
      changed: 1,
      message: '1 will be sent in a moment.',
    });
    const other = await make({ lease: 'killed' });
    expect(await press('drop', { ids: [other.id] })).toMatchObject({ message: '1 given up.' });
    expect((await getRows()).map(({ lease }) => lease)).toEqual([null, null]);
  });

  it('is allowed for users who may read the message', async () => {
    const contact = await make({ state: 'dead' });
    const application = await make({ state: 'dead', subjectKind: 'application' });
    const ids = [contact.id, application.id];
    expect(await press('resend', { ids }, 'nobody')).toMatchObject({ status: 401 });
    expect(await press('resend', { ids }, 'recruiter')).toMatchObject({ changed: 1 });
    expect((await getRows()).map(({ state }) => state)).toEqual(['dead', 'queued']);
    expect(await press('resend', { ids }, 'editor')).toMatchObject({ changed: 1 });
  });

  it.each([{}, { ids: [] }, { ids: ['1'] }, { all: 'sent' }])(
    'rejects %j with 422',
    async (wish) => {
      expect(await press('resend', wish)).toMatchObject({ status: 422 });
    },
  );
});

it('a discarded delivery can be sent again', async () => {
  const { id } = await make({ state: 'dead' });
  const sent = await make({ state: 'sent' });
  expect(await press('drop', { ids: [id, sent.id] })).toMatchObject({ changed: 1 });
  expect((await getRows()).map(({ state }) => state)).toEqual(['dropped', 'sent']);
  expect(await press('resend', { ids: [id] })).toMatchObject({ changed: 1 });
});

describe('a target', () => {
  it('never exposes its signing secret', async () => {
    const made = await callRest('/delivery-targets', {
      method: 'POST',
      cookie: cookies.admin ?? '',
      body: {
        name: 'CRM',
        kind: 'webhook',
        url: 'https://crm.example.com/hook',
        forms: ['enquiry'],
        newSecret: 'a secret that nobody reads',
      },
    });
    const body = await made.text();
    expect(made.status).toBe(201);
    expect(body).not.toContain('nobody reads');
    expect(body).not.toContain('"secret"');
    const { id } = JSON.parse(body).doc;
    const read = await callRest(`/delivery-targets/${id}`, { cookie: cookies.admin ?? '' });
    expect(await read.text()).not.toMatch(/nobody reads|"secret"/);
    const [stored] = (
      await dashboard.payload.db.find({
        collection: 'delivery-targets',
        where: { id: { equals: id } },
      })
    ).docs as unknown as { secret: string }[];
    expect(stored?.secret).not.toContain('nobody reads');
    expect(dashboard.payload.decrypt(stored?.secret ?? '')).toBe('a secret that nobody reads');
    // An empty value changes nothing.
    await callRest(`/delivery-targets/${id}`, {
      method: 'PATCH',
      cookie: cookies.admin ?? '',
      body: { name: 'The CRM', newSecret: '' },
    });
    const [later] = (
      await dashboard.payload.db.find({
        collection: 'delivery-targets',
        where: { id: { equals: id } },
      })
    ).docs as unknown as { secret: string; name: string }[];
    expect(later).toMatchObject({ name: 'The CRM', secret: stored?.secret });
  });

  it('can be tested with its stored fields, by admins only', async () => {
    const { payload } = dashboard;
    const bodies: unknown[] = [];
    const server = createServer(async (request, response) => {
      bodies.push([request.headers['x-signature'], await json(request)]);
      response.writeHead(bodies.length === 1 ? 204 : 500).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const hook = await createTestTarget(payload, { kind: 'webhook', url });
    const test = async (id: number | string, cookie = cookies.admin) => {
      const path = `/delivery-targets/${id}/test`;
      const received = await callRest(path, { method: 'POST', body: {}, cookie: cookie ?? '' });
      return [received.status, (await received.json()).message];
    };
    expect(await test(hook.id)).toEqual([200, 'The address has accepted the test.']);
    expect(bodies).toEqual([[expect.stringMatching(/^sha256=/), { type: 'test' }]]);
    expect(await test(hook.id)).toEqual([502, 'The URL responded with 500.']);
    expect(await test(target)).toEqual([502, 'No mail server is set.']);
    expect((await test(target, cookies.editor))[0]).toBe(403);
    expect((await test('x'))[0]).toBe(404);
    expect(await getRows()).toEqual([]);
    server.close();
  });

  it.each([
    ['without a secret', { kind: 'webhook', url: 'https://example.com' }, 'it needs a secret'],
    [
      'in the clear',
      { kind: 'webhook', url: 'http://example.com', newSecret: 'a long enough secret' },
      'must be https',
    ],
    ['to nobody', { kind: 'mail', addresses: [] }, 'Enter at least one recipient'],
    ['to no address', { kind: 'mail', addresses: ['desk'] }, 'desk is no e-mail address'],
  ])('with %s is rejected with an error message', async (_, fields, words) => {
    const received = await callRest('/delivery-targets', {
      method: 'POST',
      cookie: cookies.admin ?? '',
      body: { name: 'New', forms: ['enquiry'], ...fields },
    });
    expect(received.status).toBe(400);
    expect(await received.text()).toContain(words);
  });

  it('shows its name to other roles than admins, but no e-mail addresses', async () => {
    const received = await callRest(`/delivery-targets/${target}`, {
      cookie: cookies.editor ?? '',
    });
    const text = await received.text();
    expect(JSON.parse(text)).toMatchObject({ name: 'Desk' });
    expect(text).not.toContain('desk@example.com');
  });
});
