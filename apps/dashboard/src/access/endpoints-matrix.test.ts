import type { Endpoint } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCaseStudy } from '../testing/case-studies.ts';
import { createTestMessage } from '../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestTarget, getDeliveries } from '../testing/outbox.ts';
import { createTestPost } from '../testing/posts.ts';

/** Status for an anonymous client, an editor, a recruiter and an account manager. */
type Statuses = [signedOut: number, editor: number, recruiter: number, accountManager: number];
interface Row {
  statuses: Statuses;
  /** Values of the path parameters, in order. */
  path?: (number | string)[];
  query?: string;
  body?: object;
}

const colleagues = ['editor', 'recruiter', 'account-manager'] as const;
const people = ['anonymous', ...colleagues] as const;
const adminsOnly: Statuses = [401, 403, 403, 403];
const signedIn: Statuses = [401, 200, 200, 200];
const editors: Statuses = [401, 200, 403, 403];
const leadReaders: Statuses = [401, 200, 404, 200];
/** The user is not authenticated again. */
const unproven: Statuses = [401, 422, 422, 422];

let dashboard: TestDashboard;
let callRest: typeof import('../testing/call-rest.ts').callRest;
const cookies: Record<string, string> = {};

const EMAIL = 'layla@example.com';
const RESUME_KEY = 'a'.repeat(32);
const SCHEDULED_CHANGE = { kind: 'publish', at: '2038-01-01T00:00:00.000Z' };
/** The first row of every table. */
const ID = 1;
const message = { id: ID };

// The status of each endpoint by role. An endpoint that is missing here fails the test.
const matrix: Record<string, Row> = {
  // Each message says for itself whether it was changed (src/submissions/inbox/change-messages.test.ts).
  'post /inbox/changes': {
    statuses: signedIn,
    body: { field: 'starred', to: true, messages: [{ ...message, from: false }] },
  },
  'post /inbox/notes': { statuses: leadReaders, body: { ...message, note: 'Called' } },
  'post /inbox/replies': { statuses: leadReaders, body: { ...message, way: 'call' } },
  // No mail server is set.
  'post /inbox/replies/send': {
    statuses: [401, 409, 409, 409],
    body: { ...message, key: 'c'.repeat(32), subject: 'Re: it', text: 'Hello' },
  },
  'post /inbox/replies/undo': { statuses: leadReaders, body: { ...message, key: 'c'.repeat(32) } },
  'post /inbox/rejections/recipients': { statuses: [401, 403, 200, 403], body: { ids: [ID] } },
  // No mail server is set.
  'post /inbox/rejections': {
    statuses: [401, 403, 409, 403],
    body: { ids: [ID], subject: 'About it', text: 'No' },
  },
  'post /inbox/count': { statuses: signedIn, body: { filters: {}, search: '' } },
  // Limited to messages that they may read (src/submissions/inbox/export.test.ts).
  'post /inbox/exports': { statuses: signedIn, body: { format: 'csv', filters: {} } },
  'post /inbox/person': { statuses: adminsOnly, body: { email: EMAIL } },
  'post /inbox/person/export': { statuses: adminsOnly, body: { email: EMAIL } },
  'post /inbox/person/erase': { statuses: adminsOnly, body: { email: EMAIL } },
  'get /submissions/resumes/:key': { statuses: [401, 403, 404, 403], path: ['b'.repeat(32)] },
  'get /submissions/resumes/:key/pages': { statuses: [401, 403, 404, 403], path: ['b'.repeat(32)] },
  'post /deliveries/resend': { statuses: signedIn, body: { ids: [ID] } },
  'post /deliveries/drop': { statuses: signedIn, body: { ids: [ID] } },
  // Without a target; src/outbox/resend.test.ts tests what it sends.
  'post /delivery-targets/:id/test': { statuses: adminsOnly, path: [ID], body: {} },
  'get /blogs/:id/schedule': { statuses: editors, path: [ID] },
  'post /blogs/:id/schedule': { statuses: editors, path: [ID], body: SCHEDULED_CHANGE },
  'delete /blogs/:id/schedule/:change': { statuses: editors, path: [ID, ID] },
  // With an unknown case study; src/collections/case-studies tests the copy.
  'post /case-studies/copies': { statuses: [401, 404, 403, 403], body: { name: 'none' } },
  'get /case-studies/shipped/:name': { statuses: [401, 404, 403, 403], path: ['none'] },
  'get /case-studies/:id/schedule': { statuses: editors, path: [ID] },
  'post /case-studies/:id/schedule': { statuses: editors, path: [ID], body: SCHEDULED_CHANGE },
  'delete /case-studies/:id/schedule/:change': { statuses: editors, path: [ID, ID] },
  'get /content/:id/schedule': { statuses: editors, path: [ID] },
  'post /content/:id/schedule': { statuses: editors, path: [ID], body: SCHEDULED_CHANGE },
  'delete /content/:id/schedule/:change': { statuses: editors, path: [ID, ID] },
  // src/accounts tests what else they require.
  'post /accounts/invitations': { statuses: adminsOnly, body: {} },
  'post /accounts/links/send': { statuses: adminsOnly, body: {} },
  'post /accounts/factor/reset': { statuses: adminsOnly, body: {} },
  'post /accounts/factor/rule': { statuses: adminsOnly, body: {} },
  'post /accounts/delete': { statuses: adminsOnly, body: {} },
  'post /accounts/links/use': {
    statuses: [410, 410, 410, 410],
    body: { token: 'none of ours', password: 'a long enough password' },
  },
  'post /accounts/factor/prepare': { statuses: unproven, body: {} },
  'post /accounts/factor/confirm': { statuses: unproven, body: {} },
  'post /accounts/factor/codes': { statuses: unproven, body: {} },
  'post /accounts/factor/remove': { statuses: unproven, body: {} },
  'post /accounts/sessions/end': { statuses: adminsOnly, body: { account: 2 ** 30 } },
};

// Payload's own, or ours in the place of one of them: the access rules hold there (access-matrix.test.ts).
const PAYLOADS = `
  get /access, post /reorder, get /, post /, get /count, patch /, delete /, get /:id, patch /:id, delete /:id,
  post /access, post /access/:id?, get /versions, get /versions/:id, post /versions/:id, post /:id/duplicate,
  get /paste-url/:id?, get /file/:filename, get /init, post /login, post /logout, get /me, post /refresh-token,
  post /first-register, post /forgot-password, post /reset-password, post /unlock, post /verify/:id,
  get /run, get /handle-schedules, get /:key, post /:key, delete /:key,
  get /paste-url, get /paste-url/:id`;
const payloads = new Set(PAYLOADS.split(',').map((one) => one.trim()));

const toOwn = (endpoints: Omit<Endpoint, 'root'>[] | false, prefix = ''): string[] =>
  (endpoints || [])
    .filter(({ method, path }) => !payloads.has(`${method} ${path}`))
    .map(({ method, path }) => `${method} ${prefix}${path}`);

/** Endpoints that the configuration registers and Payload is not known to have: ours, and what a new version of Payload adds. */
function listOwn(): string[] {
  const { collections, globals, endpoints } = dashboard.payload.config;
  return [
    ...toOwn(endpoints),
    ...collections.flatMap((one) => toOwn(one.endpoints, `/${one.slug}`)),
    ...globals.flatMap((one) => toOwn(one.endpoints, `/globals/${one.slug}`)),
  ];
}

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../testing/call-rest.ts');
  callRest = rest.callRest;
  const { payload } = dashboard;
  for (const role of colleagues) {
    const { email } = await createTestUser(payload, role);
    cookies[role] = (await rest.signIn(email, 'a long enough password')) ?? '';
  }
  await createTestTarget(payload, { forms: ['contact'] });
  await createTestPost(payload);
  const { openContent } = await import('../testing/content.ts');
  await openContent(payload, 'landing');
  await createTestCaseStudy(payload);
  await createTestMessage(payload, 'contact', { email: EMAIL });
  await createTestMessage(payload, 'application', { email: EMAIL, resumeKey: RESUME_KEY });
});
afterAll(() => dashboard.close());

it('the matrix lists exactly the existing endpoints', () => {
  expect(listOwn().sort()).toEqual(Object.keys(matrix).sort());
});

describe.each(Object.entries(matrix))('%s', (name, { statuses, path = [], query = '', body }) => {
  const [method = '', pattern = ''] = name.split(' ');
  const values = [...path];
  const address = pattern.replaceAll(/:\w+/g, () => String(values.shift())) + query;

  it.each(people.map((who, index) => [who, statuses[index]] as const))(
    'responds to %s with %d',
    async (who, status) => {
      const response = await callRest(address, {
        method: method.toUpperCase(),
        cookie: cookies[who] ?? '',
        ...(body && { body }),
      });
      const text = await response.text();
      expect(response.status, text).toBe(status);
      if (status !== 200) expect(text).not.toContain(EMAIL);
    },
  );
});

it('a rejected request changes nothing', async () => {
  const { payload } = dashboard;
  expect((await payload.db.count({ collection: 'submissions' })).totalDocs).toBe(2);
  expect(await getDeliveries(payload)).toMatchObject([{ attempts: 0 }]);
});
