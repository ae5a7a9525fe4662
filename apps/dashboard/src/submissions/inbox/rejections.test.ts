import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender } from '../../outbox/sender.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestOutbox, deleteCopies, getDeliveries } from '../../testing/outbox.ts';
import { testRejections } from '../../testing/rejection-suite.ts';
import type { Filters } from './list-query.ts';

let mails: TestMailServer;
let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({ SMTP_URL: mails.url });
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = await rest.signIn(email, 'a long enough password');
  }
});
beforeEach(() => {
  mails.taken.length = 0;
});
afterAll(async () => {
  await dashboard.close();
  await mails.stop();
});

const words = { subject: 'Your application to {brand}', text: 'Dear {name},\n\nno {position}.' };
const post = (path: string, body: object, who = 'recruiter') =>
  callRest(`/inbox/${path}`, { method: 'POST', body, cookie: cookies[who] ?? '' });
const reject = async (ids: number[]) => (await post('rejections', { ids, ...words })).json();
const work = () => {
  const { payload } = dashboard;
  return createTestOutbox({ payload, sender: createSender(payload) }).work();
};
async function create(fields: Record<string, unknown> = {}): Promise<number> {
  const id = await createTestMessage(dashboard.payload, 'application', fields);
  await deleteCopies(dashboard.payload);
  return id;
}
async function createUnreachable(): Promise<number> {
  const id = await create();
  const { answers } = await read(id);
  const data = { answers: { ...answers, email: '-' } };
  await dashboard.payload.db.updateOne({ collection: 'submissions', id, data });
  return id;
}
const read = (id: number) =>
  // The test reads all rows.
  dashboard.payload.findByID({ collection: 'submissions', id, depth: 0, overrideAccess: true });
const changeStage = (id: number, from: string, to: string) =>
  post('changes', { field: 'stage', to, messages: [{ id, from }] });

describe('a rejection mail', () => {
  it('has the confirmed text, goes to the applicant only, and is stored with the application', async () => {
    const id = await create({ email: 'lina@example.com', firstName: 'لينا', lastName: 'O’Hara' });
    const { recipients, unreached } = await (
      await post('rejections/recipients', { ids: [id] })
    ).json();
    expect([recipients, unreached]).toMatchObject([[{ id, who: 'لينا O’Hara' }], []]);
    expect(await getDeliveries(dashboard.payload)).toEqual([]);
    await reject([id]);
    await work();
    expect(mails.taken).toMatchObject([{ to: ['lina@example.com'] }]);
    expect(mails.taken[0]?.source).toMatch(/^Reply-To: .*hello@nabra\.example/m);
    expect(await read(id)).toMatchObject({
      stage: 'rejected',
      rejection: {
        subject: 'Your application to Nabra',
        text: 'Dear لينا O’Hara,\n\nno Copywriter.',
      },
    });
    const { docs } = await dashboard.payload.find({
      collection: 'message-events',
      where: { messageId: { equals: id } },
      // As above.
      overrideAccess: true,
    });
    expect(docs).toMatchObject([{ act: 'rejected', before: 'new', after: 'rejected' }]);
    expect(docs[0]?.note).toContain('no Copywriter.');
  });

  it('has a template in the language of each application', async () => {
    const arabic = { context: { language: 'ar' }, email: 'arabic@example.com' };
    const ids = [await create(), await create(arabic)];
    const { recipients, templates } = await (await post('rejections/recipients', { ids })).json();
    expect(recipients).toMatchObject([
      { language: 'en', facts: { brand: 'Nabra' } },
      { language: 'ar', facts: { brand: 'نبرة' } },
    ]);
    expect(Object.keys(templates)).toEqual(['en', 'ar']);
    expect(templates.en.subject).toBe('Your application to {brand}');
    await post('rejections', { ids: ids.slice(1), ...templates.ar });
    await work();
    expect(mails.taken).toMatchObject([{ to: ['arabic@example.com'] }]);
    expect((await read(ids[1] ?? 0)).rejection?.subject).toBe('طلبك إلى نبرة');
  });

  it('is sent once, however often it is requested', async () => {
    const id = await create({ email: 'twice@example.com' });
    const responses = await Promise.all([reject([id, id]), reject([id]), reject([id])]);
    expect(responses.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect(responses.flatMap(({ unreached }) => unreached)).toMatchObject([
      { why: 'has a reject mail already' },
      { why: 'has a reject mail already' },
    ]);
    await work();
    await work();
    expect(mails.taken).toHaveLength(1);
    const [delivery] = (await getDeliveries(dashboard.payload)).slice(-1);
    await callRest('/deliveries/resend', {
      method: 'POST',
      body: { ids: [delivery?.id] },
      cookie: cookies.recruiter ?? '',
    });
    await work();
    expect(mails.taken).toHaveLength(1);
  });

  it('is not sent for withdrawn, hired, spam or unreachable applications', async () => {
    const withdrawn = await create();
    await dashboard.payload.delete({ collection: 'submissions', id: withdrawn });
    const ids = [
      withdrawn,
      await create({ stage: 'hired' }),
      await createUnreachable(),
      await create({ state: 'spam' }),
    ];
    const { sent, unreached } = await reject(ids);
    expect(sent).toEqual([]);
    expect(unreached.map(({ why }: { why: string }) => why)).toEqual([
      'has withdrawn the application, or it was deleted',
      'is hired',
      'left no e-mail address',
      'is put aside as spam',
    ]);
    await work();
    expect(mails.taken).toEqual([]);
  });

  it.each([
    ['its application is deleted', (id: number) => deleteOne(id)],
    ['its stage is changed back', (id: number) => changeStage(id, 'rejected', 'interview')],
  ])('is not sent when %s before it leaves', async (_what, change) => {
    const id = await create();
    await reject([id]);
    await change(id);
    await work();
    expect(mails.taken).toEqual([]);
  });

  it.each([
    ['is hired', 'is hired', (id: number) => changeStage(id, 'new', 'hired')],
    [
      'is seen by somebody',
      'was changed meanwhile',
      (id: number) => changeStage(id, 'new', 'offer'),
    ],
    [
      'withdraws',
      'has withdrawn the application, or it was deleted',
      (id: number) => deleteOne(id),
    ],
  ])('is not sent if the application %s while it is being stored', async (_what, why, change) => {
    const { payload } = dashboard;
    const id = await create();
    const findOne = payload.db.findOne.bind(payload.db);
    const finding = vi.spyOn(payload.db, 'findOne').mockImplementation(async (options) => {
      const found = await findOne(options);
      if (options.collection === 'deliveries') {
        finding.mockRestore();
        await change(id);
      }
      return found as never;
    });
    const { sent, unreached } = await reject([id]);
    expect([sent, unreached]).toMatchObject([[], [{ id, why }]]);
    const rows = await getDeliveries(payload);
    expect(rows.filter(({ subjectId }) => subjectId === id)).toEqual([]);
    await work();
    expect(mails.taken).toEqual([]);
  });

  it('that was not sent can be sent later', async () => {
    const id = await create();
    await reject([id]);
    await changeStage(id, 'rejected', 'reviewing');
    await work();
    expect((await reject([id])).sent).toHaveLength(1);
    await work();
    expect(mails.taken).toHaveLength(1);
  });

  it('to an invalid e-mail address is discarded, and reported', async () => {
    const id = await create({ email: 'gone@example.com' });
    mails.unknown.add('gone@example.com');
    await reject([id]);
    await work();
    const [delivery] = (await getDeliveries(dashboard.payload)).slice(-1);
    expect(delivery).toMatchObject({ kind: 'rejection', state: 'dropped', subjectId: id });
    expect(delivery?.lastError).toContain('550');
  });

  it('is forbidden for editors, and requires a subject, a text and ids', async () => {
    const ids = [await create()];
    expect((await post('rejections', { ids, ...words }, 'editor')).status).toBe(403);
    expect((await post('rejections/recipients', { ids }, 'editor')).status).toBe(403);
    for (const bad of [{ ids: [] }, { ids, text: ' ' }, { ids, subject: '' }, { filters: {} }]) {
      expect((await post('rejections', { ...words, ...bad })).status).toBe(422);
    }
    await work();
    expect(mails.taken).toEqual([]);
  });

  it('is erased together with the person', async () => {
    const id = await create({ email: 'erase@example.com' });
    await reject([id]);
    await post('notes', { id, note: 'A private remark' });
    const person = { email: 'erase@example.com' };
    const saved = await (await post('person/export', person, 'admin')).text();
    for (const part of ['A private remark', 'no Copywriter.', '"stage": "rejected"', 'rejection']) {
      expect(saved).toContain(part);
    }
    await post('person/erase', person, 'admin');
    const { totalDocs } = await dashboard.payload.count({
      collection: 'message-events',
      where: { messageId: { equals: id } },
      // As above.
      overrideAccess: true,
    });
    const rows = await getDeliveries(dashboard.payload);
    expect([totalDocs, rows.filter(({ subjectId }) => subjectId === id)]).toEqual([0, []]);
  });
});

async function deleteOne(id: number) {
  await dashboard.payload.delete({ collection: 'submissions', id });
}

it('a rejection mail counts as first reply and removes the due date, unless it was not sent', async () => {
  const answerBy = new Date().toISOString();
  const id = await create({ answerBy });
  await reject([id]);
  const { state, firstAnsweredAt, rejection, ...rejected } = await read(id);
  expect({ state, answerBy: rejected.answerBy }).toEqual({ state: 'lost', answerBy: null });
  expect(firstAnsweredAt).toBe(rejection?.at);
  await changeStage(id, 'rejected', 'interview');
  await work();
  expect(mails.taken).toEqual([]);
  expect(await read(id)).toMatchObject({ state: 'open', firstAnsweredAt: null });
  await reject([id]);
  await work();
  expect(mails.taken).toHaveLength(1);
  expect((await read(id)).firstAnsweredAt).toBeTruthy();
});

it('a rejection mail does not change the time of an earlier first reply', async () => {
  const firstAnsweredAt = '2026-11-01T10:00:00.000Z';
  const id = await create({ firstAnsweredAt });
  await reject([id]);
  expect((await read(id)).firstAnsweredAt).toBe(firstAnsweredAt);
});

describe('a stage', () => {
  it('is changed if it has the expected value, and the history has an entry', async () => {
    const id = await create();
    await changeStage(id, 'new', 'interview');
    expect((await read(id)).stage).toBe('interview');
    const { refused } = await (await changeStage(id, 'new', 'offer')).json();
    expect(refused).toMatchObject([{ id, why: expect.stringMatching(/^Somebody was faster/) }]);
  });

  it('can be set for applications only', async () => {
    const id = await createTestMessage(dashboard.payload, 'contact');
    const messages = [{ id, from: 'new' }];
    const response = await post('changes', { field: 'stage', to: 'offer', messages }, 'admin');
    expect(await response.json()).toMatchObject({
      changed: [],
      refused: [{ why: 'Only applications have a stage.' }],
    });
  });

  it('and an opening filter the list', async () => {
    const { createTestOpening } = await import('../../testing/openings.ts');
    const { id: opening } = await createTestOpening(dashboard.payload, 'Narrow');
    const wanted = await create({ opening, stage: 'offer' });
    await create({ opening });
    const { readPage } = await import('./read-inbox.ts');
    const req = await createLocalReq(
      { user: { id: 1, role: 'recruiter', collection: 'users' } as never },
      dashboard.payload,
    );
    const rows = async (filters: Filters) =>
      (await readPage(req, { filters, search: '' })).rows.map(({ id }) => id);
    expect(await rows({ opening, stage: 'offer' })).toEqual([wanted]);
    expect(await rows({ opening })).toHaveLength(2);
    expect(await rows({ opening: 'none' })).not.toContain(wanted);
  });
});

it(
  'two processes send each applicant one mail, despite a kill',
  {
    timeout: 120_000,
    tags: 'nightly',
  },
  () =>
    testRejections({
      mails,
      folder: dashboard.folder,
      payload: dashboard.payload,
      environment: { SMTP_URL: mails.url },
    }),
);
