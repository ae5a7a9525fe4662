import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLeads, toMonthAgo } from '../../testing/leads.ts';
import { insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { getKinds, type LeadTable, readLeads, toShortTable, toTable } from './leads.ts';
import { decidePeriod, toMonths } from './months.ts';

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string> = {};
const reqs: Record<string, PayloadRequest> = {};
const now = new Date();

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const user = await createTestUser(dashboard.payload, role);
    cookies[role] = (await rest.signIn(user.email, 'a long enough password')) ?? '';
    reqs[role] = await createLocalReq({ user }, dashboard.payload);
  }
  await fillLeads(dashboard.payload);
});
afterAll(() => dashboard.close());

const toLines = (table: LeadTable | undefined) =>
  table?.lines.map(({ name, counts }) => `${name}: ${counts.join(' ')}`);
const lastThree = decidePeriod({ from: toMonthAgo(2).slice(0, 7) }, now);

it('counts leads by source and by service, one spelling for each, and no spam', async () => {
  const { months, tables } = await readLeads(dashboard, 'leads', lastThree);
  expect(months).toHaveLength(3);
  expect(toLines(tables[0])).toEqual([
    'linkedin: 0 0 2',
    'Direct or unknown: 1 0 0',
    'google.com: 0 0 1',
  ]);
  expect(toLines(tables[1])).toEqual([
    'Branding: 1 0 1',
    'None (contact form): 0 0 1',
    'Web: 0 0 1',
  ]);
  expect(tables.map(({ sum }) => sum.total)).toEqual([4, 4]);
});

it('counts applications by source and opening', async () => {
  const { tables } = await readLeads(dashboard, 'applications', lastThree);
  expect(toLines(tables[0])).toEqual(['Direct or unknown: 0 0 1', 'linkedin: 0 0 1']);
  expect(toLines(tables[1])).toEqual(['Copywriter: 0 0 2']);
});

it('shows only what the user may read', () => {
  const kindsOf = (who: string) => getKinds(reqs[who] as PayloadRequest);
  expect(kindsOf('admin')).toEqual(['leads', 'applications']);
  expect(kindsOf('editor')).toEqual(['leads']);
  expect(kindsOf('recruiter')).toEqual(['applications']);
});

describe('the export', () => {
  const take = (who: string, body: object) =>
    callRest('/inbox/leads/exports', { method: 'POST', body, cookie: cookies[who] ?? '' });

  it('has both tables, and an audit row', async () => {
    const response = await take('editor', { kind: 'leads', ...lastThree });
    const text = await response.text();
    const [current] = toMonths({ from: lastThree.until, until: lastThree.until });
    expect(response.headers.get('Content-Disposition')).toContain(
      `leads-${lastThree.from}-${current}`,
    );
    expect(text).toContain(`"Source","${lastThree.from}"`);
    expect(text).toContain('"linkedin","0","0","2","2"');
    expect(text).toContain('"Service"');
    const { docs } = await dashboard.payload.find({
      collection: 'audit-trail',
      where: { act: { equals: 'exported' } },
      // The test reads all rows.
      overrideAccess: true,
    });
    expect(docs.map(({ who, detail }) => `${who}: ${detail}`)).toEqual([
      `editor@example.com: csv, leads by month: from=${lastThree.from} until=${lastThree.until}`,
    ]);
  });

  it('is rejected without access, and for invalid months', async () => {
    expect((await take('recruiter', { kind: 'leads', ...lastThree })).status).toBe(403);
    expect((await take('editor', { kind: 'applications', ...lastThree })).status).toBe(403);
    expect((await take('admin', { kind: 'leads', from: '2026-13', until: 'x' })).status).toBe(422);
    expect((await callRest('/inbox/leads/exports', { method: 'POST', body: {} })).status).toBe(401);
  });
});

describe('a period', () => {
  const at = new Date('2026-11-22T10:00:00');
  it.each([
    [{}, '2025-12', '2026-11'],
    [{ from: '2026-03', until: '2026-05' }, '2026-03', '2026-05'],
    [{ from: '2026-05', until: '2026-03' }, '2026-03', '2026-05'],
    [{ from: "2026-01'; --", until: '1999-01' }, '2025-12', '2026-11'],
  ])('%o is %s to %s', (asked, from, until) => {
    expect(decidePeriod(asked, at)).toEqual({ from, until });
  });
});

it('sums up rows beyond fifteen', () => {
  const counts = Array.from({ length: 20 }, (_, index) => ({
    key: `source ${index}`,
    month: 0,
    count: 20 - index,
  }));
  const { lines, sum } = toShortTable(toTable('Source', counts, 1, String));
  expect(lines.map(({ total }) => total)).toEqual([
    ...Array.from({ length: 15 }, (_, index) => 20 - index),
    5 + 4 + 3 + 2 + 1,
  ]);
  expect(lines.at(-1)?.name).toBe('5 others');
  expect(sum.total).toBe(210);
});

it('counts 50,000 messages within 500 ms', { timeout: 120_000, tags: 'nightly' }, async () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => ({
    ...{ form: 'enquiry', about: `Service ${index % 4}`, answers: {} },
    ...{ reference: `L-${index}`, submissionId: `l${index}`, fingerprint: 'f' },
    ...{ state: 'open', starred: false, searchText: 'x', leadSource: `source ${index % 300}` },
    createdAt: toMonthAgo(index % 12),
  }));
  await insertRows(dashboard.payload, 'submissions', rows);
  const started = performance.now();
  const { tables } = await readLeads(dashboard, 'leads', decidePeriod({}, now));
  const took = performance.now() - started;
  expect(tables[0]?.sum.total).toBe(50_004);
  expect(took).toBeLessThan(500);
});
