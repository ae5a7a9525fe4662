import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMessage, insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = await rest.signIn(email, 'a long enough password');
  }
  const make = (form: 'contact' | 'enquiry' | 'application', fields: object) =>
    createTestMessage(dashboard.payload, form, { ...fields });
  await make('contact', {
    firstName: 'سارة',
    lastName: 'علي',
    subject: '=HYPERLINK("https://evil.example")',
    message: 'Two lines,\n"quoted"',
    state: 'won',
    createdAt: '2026-07-01T21:30:00.000Z',
    context: {
      ...{
        language: 'ar',
        source: 'Google',
        medium: 'cpc',
        campaign: 'Summer',
        page: '/contact-us',
      },
    },
  });
  await make('enquiry', { name: 'Omar Ali' });
  await make('application', { position: 'Copywriter' });
});
afterAll(() => dashboard.close());

const send = (who: string, body: object) =>
  callRest('/inbox/exports', { method: 'POST', body, cookie: cookies[who] ?? '' });

async function readAudit() {
  const { docs } = await dashboard.payload.find({
    collection: 'audit-trail',
    where: { act: { equals: 'exported' } },
    sort: '-id',
    // The test reads all rows.
    overrideAccess: true,
  });
  return docs.map(({ who, detail }) => `${who}: ${detail}`);
}

it('exports the list as CSV without formulas', async () => {
  const response = await send('admin', { format: 'csv', filters: { form: 'contact' } });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="messages-.*csv"$/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const [headings, row] = text.split('\r\n');
  expect(headings).toContain('"Reference","Form","Received (Africa/Cairo)","State"');
  expect(headings).toContain('"Source","Medium","Campaign","Page"');
  expect(row).toContain('"google","cpc","Summer","/contact-us"');
  expect(row).toContain('"2026-07-02T00:30:00+03:00"');
  expect(headings).toContain('"Phone","E-mail","Subject","Company",');
  expect(headings).toContain(',"Message"');
  expect(row).toContain('"سارة علي"');
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(row).toContain('"+20 100 123 4567"');
  expect(row).toContain('"Two lines,\n""quoted"""');
  expect([headings?.slice(-10), row?.slice(-8)]).toEqual(['"Language"', '"Arabic"']);
  expect(text).not.toContain('Omar');
});

it('creates a workbook with text cells', async () => {
  const response = await send('admin', { format: 'xlsx', filters: {} });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name]);
  const text = Object.keys(files)
    .filter((name) => name.endsWith('.xml'))
    .map(read)
    .join('');
  expect(text).toContain('سارة علي');
  expect(text).toContain('=HYPERLINK(');
  expect(text).toContain('Copywriter');
  const sheet = read('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  // Half past midnight of 2 July 2026 in Cairo, as days since 1900.
  expect(sheet).toMatch(/<v>46205\.0208\d+<\/v>/);
  expect(text).toContain('First answered (Africa/Cairo)');
  expect(text).toContain('+20 100 123 4567');
});

it('exports notes and the last change', async () => {
  const { docs } = await dashboard.payload.find({
    collection: 'submissions',
    where: { form: { equals: 'enquiry' } },
    // As above.
    overrideAccess: true,
  });
  const id = docs[0]?.id;
  for (const note of ['Called today', 'Wants a price'])
    await callRest('/inbox/notes', {
      method: 'POST',
      body: { id, note },
      cookie: cookies.editor ?? '',
    });
  const csv = await (await send('editor', { format: 'csv', filters: { form: 'enquiry' } })).text();
  expect(csv).toMatch(/"editor, \d{4}-\d\d-\d\d: Called today\neditor, .*: Wants a price"/);
  expect(csv).toContain('"Last change (Africa/Cairo)","Notes"');
});

it('exports the number of leads received, won and lost, by month and source', async () => {
  const response = await send('admin', { format: 'leads', filters: {} });
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="leads-.*xlsx"$/);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name]);
  const words = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)</g)].map(
    ([, one]) => one,
  );
  const rows = [...read('xl/worksheets/sheet1.xml').matchAll(/<row.*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<c ([^>]*)><v>([^<]*)/g)].map(([, attributes, value]) =>
      attributes?.includes('t="s"') ? words[Number(value)] : Number(value),
    ),
  );
  const month = new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Cairo' }).format().slice(0, 7);
  expect(rows).toEqual([
    ['Month', 'Source', 'Received', 'Won', 'Lost'],
    ['2026-07', 'google', 1, 1, 0],
    [month, '(direct)', 1, 0, 0],
  ]);
});

it('exports only what the user may read', async () => {
  const recruiter = await (await send('recruiter', { format: 'csv', filters: {} })).text();
  expect(recruiter).toContain('Copywriter');
  expect(recruiter).not.toContain('سارة');
  const editor = await (await send('editor', { format: 'csv', filters: {} })).text();
  expect(editor).toContain('سارة');
  expect(editor).not.toContain('Copywriter');
});

it('records user, count and filters of an export, without the search text', async () => {
  const body = { format: 'csv', filters: { view: 'new', form: 'enquiry' }, search: 'Omar' };
  expect(await (await send('editor', body)).text()).toContain('Omar Ali');
  const [latest] = await readAudit();
  expect(latest).toBe(
    'editor@example.com: csv, 1 rows: view=new form=enquiry, some words searched for',
  );
});

it('records the export in each message', async () => {
  const { docs } = await dashboard.payload.find({
    collection: 'message-events',
    where: { and: [{ form: { equals: 'application' } }, { act: { equals: 'exported' } }] },
    sort: 'id',
    // As above.
    overrideAccess: true,
  });
  expect(docs.map(({ who, after }) => `${who} ${after}`)).toEqual(['admin xlsx', 'recruiter csv']);
});

it('streams CSV with backpressure, and limits the rows of a workbook', async () => {
  const rows = Array.from({ length: 5001 }, (_, index) => ({
    ...{ form: 'enquiry', topic: 'Many', answers: {}, reference: `M-${index}` },
    ...{ submissionId: `s${index}`, fingerprint: 'f', state: 'new', starred: false },
  }));
  await insertRows(dashboard.payload, 'submissions', rows);
  const refused = await send('admin', { format: 'xlsx', filters: { service: 'Many' } });
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toBe(
    'A workbook holds at most 5,000 messages, and these are 5,001. Narrow the list, or take CSV.',
  );

  const response = await send('admin', { format: 'csv', filters: { service: 'Many' } });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const { totalDocs } = await dashboard.payload.count({
    collection: 'message-events',
    where: { act: { equals: 'exported' } },
    // As above.
    overrideAccess: true,
  });
  expect(totalDocs).toBeLessThan(1000);

  const whole = await (await send('admin', { format: 'csv', filters: { service: 'Many' } })).text();
  expect(whole.split('\r\n')).toHaveLength(5003);
  expect(new Set(whole.match(/"M-\d+"/g))).toHaveProperty('size', 5001);
}, 60_000);
