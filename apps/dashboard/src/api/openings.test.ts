import { endpoints, MAX_OPENINGS } from '@agency/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findOpenNow } from '../jobs/cdn/purge-task.ts';
import {
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../testing/open-test-dashboard.ts';
import { createTestOpening } from '../testing/openings.ts';
import { handleApiRequest } from './handle-api.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());
afterEach(() => vi.useRealTimers());

const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
const get = (path: string) =>
  handleApiRequest(new Request(`http://localhost${path}`), dashboard.payload);
const readSlugs = async () =>
  endpoints.openings.response
    .parse(await (await get('/api/openings')).json())
    .map(({ slug }) => slug);
const readStatus = async (slug: string) => {
  const received = await get(`/api/openings/${slug}`);
  return received.status === 200 ? (await received.json()).state : received.status;
};

describe('an opening', () => {
  it('is listed from its opening date to its closing date', async () => {
    const { payload } = dashboard;
    await createTestOpening(payload, 'Exact', {
      opensAt: '2027-03-01T09:00:00.000Z',
      closesAt: '2027-03-02T09:00:00.000Z',
    });
    const states: [string, string[], unknown][] = [];
    const openIds: string[] = [];
    for (const time of [
      '2027-03-01T08:59:59.999Z',
      '2027-03-01T09:00:00.000Z',
      '2027-03-02T08:59:59.999Z',
      '2027-03-02T09:00:00.000Z',
    ]) {
      at(time);
      states.push([time, await readSlugs(), await readStatus('exact')]);
      openIds.push(await findOpenNow(payload));
    }
    expect(states).toEqual([
      ['2027-03-01T08:59:59.999Z', [], 404],
      ['2027-03-01T09:00:00.000Z', ['exact'], 'open'],
      ['2027-03-02T08:59:59.999Z', ['exact'], 'open'],
      ['2027-03-02T09:00:00.000Z', [], 'closed'],
    ]);
    expect(openIds[0]).not.toBe(openIds[1]);
    expect(openIds[1]).toBe(openIds[2]);
    expect(openIds[2]).not.toBe(openIds[3]);
  });

  it('that closes at the moment another one opens invalidates the cached list', async () => {
    const { payload } = dashboard;
    const opensAt = '2028-01-01T00:00:00.000Z';
    const middle = '2028-01-02T00:00:00.000Z';
    await createTestOpening(payload, 'First', { opensAt, closesAt: middle });
    await createTestOpening(payload, 'Second', {
      opensAt: middle,
      closesAt: '2028-01-03T00:00:00.000Z',
    });
    at('2028-01-01T23:59:59.999Z');
    const before = await findOpenNow(payload);
    at(middle);
    expect(await findOpenNow(payload)).not.toBe(before);
  });

  it('of another language invalidates the cached list, even if that list is full', async () => {
    const { payload } = dashboard;
    at('2028-06-01T00:00:00.000Z');
    for (let number = 1; number <= MAX_OPENINGS; number += 1)
      await createTestOpening(payload, `Full ${number}`);
    const opensAt = '2028-06-01T12:00:00.000Z';
    await createTestOpening(payload, 'وظيفة', {
      ...{ language: 'ar', opensAt, closesAt: '2028-06-02T12:00:00.000Z' },
    });
    const before = await findOpenNow(payload);
    at(opensAt);
    expect(await findOpenNow(payload)).not.toBe(before);
  });

  it('matches the contract, sorted by closing time', async () => {
    const { payload } = dashboard;
    at('2029-01-01T12:00:00.000Z');
    await createTestOpening(payload, 'Later', { office: 'remote' });
    await createTestOpening(payload, 'Sooner', {
      closesAt: '2029-01-01T13:00:00.000Z',
      pay: { min: 100, max: 200, currency: 'EGP', unit: 'month' },
    });
    const list = endpoints.openings.response.parse(await (await get('/api/openings')).json());
    expect(list.map(({ slug }) => slug)).toEqual(['sooner', 'later']);
    expect(list[0]).toMatchObject({
      office: 'CAI',
      html_description: '<p>You write in two alphabets.</p>',
      pay: { min: 100, max: 200, currency: 'EGP', unit: 'month' },
      opens_at: '2028-12-31T12:00:00.000Z',
    });
    expect(list[1]).toMatchObject({ office: null, pay: null });
    expect((await get('/api/openings?x=1')).status).toBe(400);
  });

  it('keeps a link to a page as it was written', async () => {
    const { payload } = dashboard;
    at('2029-06-01T12:00:00.000Z');
    const description = toTestArticle('');
    Object.assign(description.root.children[0] ?? {}, {
      children: [
        {
          type: 'link',
          version: 3,
          fields: { linkType: 'custom', url: '/branding-development&management', newTab: false },
          children: [{ type: 'text', version: 1, text: 'Branding', format: 0 }],
        },
      ],
    });
    await createTestOpening(payload, 'Linked', { description } as never);
    const received = await (await get('/api/openings/linked')).json();
    expect(received.html_description).toBe(
      '<p><a href="/branding-development&amp;management">Branding</a></p>',
    );
  });

  it('is `closed` after it was unpublished or deleted, and 404 if it never was public', async () => {
    const { payload } = dashboard;
    at('2030-01-01T12:00:00.000Z');
    const { id } = await createTestOpening(payload, 'Taken down');
    const thrown = await createTestOpening(payload, 'Thrown away');
    await createTestOpening(payload, 'Draft', { _status: 'draft' });
    await payload.update({ collection: 'openings', id, data: { _status: 'draft' } });
    await payload.update({
      collection: 'openings',
      id: thrown.id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await readSlugs()).toEqual([]);
    expect(await readStatus('taken-down')).toBe('closed');
    expect(await readStatus('thrown-away')).toBe('closed');
    expect(await readStatus('draft')).toBe(404);
    expect(await readStatus('never-was')).toBe(404);
    expect(await readStatus('No_Slug')).toBe(404);
  });

  it('that was unpublished or deleted before it opened is 404', async () => {
    const { payload } = dashboard;
    at('2032-01-01T12:00:00.000Z');
    const times = { opensAt: '2032-02-01T12:00:00.000Z', closesAt: '2032-03-01T12:00:00.000Z' };
    const down = await createTestOpening(payload, 'Down early', times);
    const thrown = await createTestOpening(payload, 'Thrown early', times);
    await createTestOpening(payload, 'Typed on', times).then(({ id }) =>
      payload.update({ collection: 'openings', id, data: { title: 'Typed' }, draft: true }),
    );
    await payload.update({ collection: 'openings', id: down.id, data: { _status: 'draft' } });
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'openings', id: thrown.id, data: { deletedAt } });
    at('2032-02-02T12:00:00.000Z');
    expect(await readStatus('down-early')).toBe(404);
    expect(await readStatus('thrown-early')).toBe(404);
    expect(await readStatus('typed-on')).toBe('open');
    at('2032-03-02T12:00:00.000Z');
    expect(await readStatus('down-early')).toBe(404);
    expect(await readStatus('typed-on')).toBe('closed');
  });

  it('that was open and opens again later is `closed` until then', async () => {
    const { payload } = dashboard;
    at('2033-01-01T12:00:00.000Z');
    const { id } = await createTestOpening(payload, 'Again', {
      closesAt: '2033-06-01T12:00:00.000Z',
    });
    at('2033-01-02T12:00:00.000Z');
    const opensAt = '2033-02-01T12:00:00.000Z';
    const data = { opensAt, _status: 'published' as const };
    await payload.update({ collection: 'openings', id, data });
    expect(await readStatus('again')).toBe('closed');
    at('2033-02-02T12:00:00.000Z');
    expect(await readStatus('again')).toBe('open');
  });

  it('without an opening date opens when it is published, and then keeps its slug', async () => {
    const { payload } = dashboard;
    at('2031-01-01T12:00:00.000Z');
    const { id } = await createTestOpening(payload, 'Now', {
      opensAt: null,
      closesAt: '2031-02-01T12:00:00.000Z',
    });
    expect(await readStatus('now')).toBe('open');
    await payload.update({ collection: 'openings', id, data: { title: 'Then', slug: 'then' } });
    expect((await payload.findByID({ collection: 'openings', id })).slug).toBe('now');
  });
});

it.each([
  ['without a day to close', { closesAt: null }, 'closesAt'],
  [
    'whose closing day has passed',
    { opensAt: null, closesAt: '2020-01-01T00:00:00.000Z' },
    'closesAt',
  ],
  [
    'with a pay that no page shows',
    { pay: { min: 1, max: 1e9 + 1, currency: 'EGP', unit: 'month' } },
    'pay',
  ],
  ['with a pay for nothing', { pay: { min: 1, currency: 'EGP', unit: null } }, 'pay'],
  ['that closes before it opens', { closesAt: '2020-01-01T00:00:00.000Z' }, 'closesAt'],
  ['in an office that is none', { office: 'XYZ' }, 'office'],
  ['with half a pay', { pay: { max: 10 } }, 'pay'],
])('an opening %s is not published', async (_what, fields, path) => {
  await expect(
    createTestOpening(dashboard.payload, `Bad ${path} ${Math.random()}`, fields as never),
  ).rejects.toMatchObject({ data: { errors: [{ path }] } });
});
