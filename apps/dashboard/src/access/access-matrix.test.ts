import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { type Role, roles } from './permissions.ts';
import { isPublic } from './public-collections.ts';

/** `website`: the dashboard itself, reading for the public API. */
type Who = Role | 'anonymous' | 'website';
/** Allowed for every document, for none, or only for some: the account's own, what is published, locks on what the
 * account may change, or deliveries and history of messages it may read. */
type Access = 'yes' | 'no' | 'some';
type Row = Record<Who, Access>;

const everyone: Who[] = ['anonymous', 'website', ...roles];
const allow = (...who: Who[]): Row =>
  Object.fromEntries(everyone.map((one) => [one, who.includes(one) ? 'yes' : 'no'])) as Row;

const editors = allow('admin', 'editor');
const admins = allow('admin');
const nobody = allow();
const signedIn = allow(...roles);
const openingWriters = allow('admin', 'editor', 'recruiter');
const websiteOrEditors = allow('website', 'admin', 'editor');
const publishedOrEditor: Row = { ...editors, website: 'some' };
const others = { editor: 'some', 'account-manager': 'some', recruiter: 'some' } as const;
const ownOrAdmin: Row = { ...admins, ...others };
// Messages of the forms they may read, and their history.
const ofTheForm: Row = { ...admins, ...others };
const own: Row = { ...ownOrAdmin, admin: 'some' };

// Public content without drafts: collections with `custom: publicContent` that are not in the matrix.
const publicVerbs: Record<string, Row> = {
  create: editors,
  read: websiteOrEditors,
  update: editors,
  delete: editors,
};

// The permissions. A collection or operation that is missing here fails the test, those of Payload included.
const matrix: Record<string, Record<string, Row>> = {
  blogs: {
    create: editors,
    read: publishedOrEditor,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  'case-studies': {
    create: editors,
    read: publishedOrEditor,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  content: {
    // The dashboard creates the documents when it starts.
    create: nobody,
    read: publishedOrEditor,
    readVersions: editors,
    update: editors,
    delete: nobody,
  },
  'missing-paths': { create: nobody, read: editors, update: editors, delete: nobody },
  visits: { create: nobody, read: editors, update: nobody, delete: nobody },
  'visit-batches': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'missing-path-batches': { create: nobody, read: nobody, update: nobody, delete: nobody },
  openings: {
    create: openingWriters,
    read: { ...openingWriters, website: 'some' },
    readVersions: openingWriters,
    update: openingWriters,
    delete: openingWriters,
  },
  deliveries: { create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  'delivery-targets': { create: admins, read: signedIn, update: admins, delete: admins },
  // Users change messages through the inbox only
  // (submissions/inbox): editors and account managers contact messages and enquiries, recruiters applications.
  submissions: {
    create: nobody,
    read: ofTheForm,
    update: nobody,
    delete: { ...admins, recruiter: 'some' },
  },
  'message-events': { create: nobody, read: ofTheForm, update: nobody, delete: nobody },
  jobs: { create: nobody, read: nobody, update: nobody, delete: nobody },
  // Written by the dashboard only; the account page shows them.
  'account-factors': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'account-sessions': { create: nobody, read: nobody, update: nobody, delete: nobody },
  // Globals.
  // Requires reauthentication (src/accounts/required-factor.test.ts).
  'sign-in-rules': { read: admins, update: nobody },
  retention: { read: { ...signedIn, website: 'yes' }, update: admins },
  'reply-templates': { read: admins, update: admins },
  'audit-trail': { create: nobody, read: admins, update: nobody, delete: nobody },
  users: {
    admin: signedIn,
    // Only by invitation (src/accounts/links.test.ts).
    create: nobody,
    read: ownOrAdmin,
    update: ownOrAdmin,
    // Only with reauthentication (src/accounts/takeover.test.ts).
    delete: nobody,
    unlock: admins,
  },
  'payload-kv': { create: nobody, read: nobody, update: nobody, delete: nobody },
  'payload-locked-documents': {
    create: nobody,
    read: signedIn,
    update: ownOrAdmin,
    delete: ownOrAdmin,
  },
  'payload-preferences': { create: signedIn, read: own, update: own, delete: own },
  // Has no URL, see below.
  'payload-migrations': { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
};

let dashboard: TestDashboard;
const users: Partial<Record<Who, Awaited<ReturnType<typeof createTestUser>>>> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  for (const role of roles) users[role] = await createTestUser(dashboard.payload, role);
});
afterAll(() => dashboard.close());

const listUnlisted = () =>
  dashboard.payload.config.collections.filter((one) => isPublic(one) && !(one.slug in matrix));

async function request(collection: string, verb: string, who: Who): Promise<Access> {
  const { payload } = dashboard;
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ user: users[who] }, payload);
  if (who !== 'website') req.payloadAPI = 'REST';
  req.user = users[who] ?? null;
  const { collections, globals } = payload.config;
  const config = [...collections, ...globals].find(({ slug }) => slug === collection);
  const rule = config?.access[verb as keyof typeof config.access];
  if (!rule) throw new Error(`${collection} has no rule for ${verb}`);
  const response = await rule({ req });
  if (typeof response === 'object') return 'some';
  return response ? 'yes' : 'no';
}

it('lists every collection, global and operation', () => {
  const { collections, globals } = dashboard.payload.config;
  const found = Object.fromEntries([
    ...collections.map(({ slug, access, auth }) => [
      slug,
      Object.entries(access)
        // Payload adds `unlock` to every collection, but only accounts can be unlocked.
        .filter(([verb]) => verb !== 'unlock' || auth)
        .map(([verb]) => verb)
        .sort(),
    ]),
    ...globals.map(({ slug, access }) => [slug, Object.keys(access).sort()]),
  ]);
  const named = Object.fromEntries(
    [
      ...Object.entries(matrix),
      ...listUnlisted().map(({ slug }) => [slug, publicVerbs] as const),
    ].map(([slug, verbs]) => [slug, Object.keys(verbs).sort()]),
  );
  expect(named).toEqual(found);
});

it('exposes no endpoint for migrations and account data', async () => {
  const { callRest, signIn } = await import('../testing/call-rest.ts');
  const cookie = await signIn('admin@example.com', 'a long enough password');
  const closed = ['payload-migrations', 'account-factors', 'account-sessions'];
  for (const slug of closed) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await callRest(`/${slug}`, { method, cookie });
      expect(response.status).toBeGreaterThanOrEqual(404);
    }
  }
});

describe.each(Object.entries(matrix))('%s', (collection, verbs) => {
  it.each(
    Object.entries(verbs).flatMap(([verb, row]) =>
      everyone.map((who) => [who, verb, row[who]] as const),
    ),
  )('%s may %s: %s', async (who, verb, expected) => {
    expect(await request(collection, verb, who)).toBe(expected);
  });
});

it('lets the website read public content, and only editors change it', async () => {
  const unlisted = listUnlisted();
  expect(unlisted.length).toBeGreaterThan(0);
  for (const { slug } of unlisted) {
    for (const [verb, row] of Object.entries(publicVerbs)) {
      for (const who of everyone)
        expect.soft(await request(slug, verb, who), `${who} may ${verb} ${slug}`).toBe(row[who]);
    }
  }
});
