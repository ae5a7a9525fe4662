import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueReminders } from '../../outbox/reminders.ts';
import { readStartPage } from '../../panel/today/read-start-page.ts';
import type { Submission } from '../../payload-types.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestOpening } from '../../testing/openings.ts';
import { getDeliveries } from '../../testing/outbox.ts';
import type { View } from '../workflow.ts';
import { changeMessages } from './change-messages.ts';
import { countWaiting } from './count-waiting.ts';
import { getColumns } from './export.ts';
import { readBatches, readPage } from './read-inbox.ts';
import { sendRejections } from './rejections.ts';

const DAY = 24 * 3_600_000;

let mails: TestMailServer;
let dashboard: TestDashboard;
let req: PayloadRequest;
const openings: number[] = [];

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({ SMTP_URL: mails.url });
  const { payload } = dashboard;
  req = await createLocalReq({ user: await createTestUser(payload, 'recruiter') }, payload);
  for (const title of ['Copywriter', 'Designer'])
    openings.push((await createTestOpening(payload, title)).id);
});
afterAll(async () => {
  await dashboard.close();
  await mails.stop();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const apply = (fields: object = {}) =>
  createTestMessage(dashboard.payload, 'application', { createdAt: daysAgo(3), ...fields });
const inView = async (view: View) =>
  (await readPage(req, { filters: { view }, search: '' })).rows.map(({ id }) => id).toSorted();

/** The numbers that each screen shows for the same applications. */
async function readScreens() {
  const [[badge], day, fresh] = await Promise.all([
    countWaiting(req),
    readStartPage(req),
    inView('new'),
  ]);
  return {
    fresh,
    numbers: {
      'view “New”': fresh.length,
      'badge of every page': badge?.unread,
      'number on the start page': day.counts[0]?.unread,
    },
    toAnswer: day.waiting.map(({ id }) => id).toSorted(),
    unanswered: await inView('unanswered'),
    due: { badge: badge?.due, start: day.counts[0]?.due, view: (await inView('due')).length },
    mine: { start: day.counts[0]?.mine, view: (await inView('mine')).length },
  };
}

it('all screens show the same numbers of applications, before and after a rejection mail', async () => {
  const mine = { owner: req.user?.id, answerBy: daysAgo(1) };
  const rejected = [
    await apply({ opening: openings[0], ...mine }),
    await apply({ opening: openings[0] }),
    await apply({ opening: openings[1] }),
  ];
  const waiting = [
    await apply({ opening: openings[1], ...mine }),
    await apply({ opening: openings[0] }),
  ];
  await apply({ opening: openings[0], state: 'spam' });

  const before = await readScreens();
  expect([...new Set(Object.values(before.numbers))]).toEqual([5]);
  expect(before.fresh).toEqual([...rejected, ...waiting]);
  expect(before.toAnswer).toEqual(before.fresh);
  expect(before.unanswered).toEqual(before.fresh);
  expect(before.due).toEqual({ badge: 2, start: 2, view: 2 });
  expect(before.mine).toEqual({ start: 2, view: 2 });

  await sendRejections(req, { ids: rejected, subject: 'No', text: 'Dear {name}, no.' });

  const after = await readScreens();
  expect([...new Set(Object.values(after.numbers))]).toEqual([2]);
  expect(after.fresh).toEqual(waiting);
  expect(after.toAnswer).toEqual(waiting);
  expect(after.unanswered).toEqual(waiting);
  expect(after.due).toEqual({ badge: 1, start: 1, view: 1 });
  expect(after.mine).toEqual({ start: 1, view: 1 });
  await queueReminders(dashboard.payload, new Date());
  const reminded = (await getDeliveries(dashboard.payload)).filter(
    ({ kind }) => kind === 'reminder',
  );
  expect(reminded.map(({ subjectId }) => subjectId)).toEqual([waiting[0]]);
});

it('opening or changing an application removes it from “New” on every screen', async () => {
  const id = await apply({ opening: openings[0] });
  const { numbers } = await readScreens();
  const messages = [{ id, from: 'new' }];
  await changeMessages(req, { field: 'stage', to: 'reviewing', messages });
  const after = await readScreens();
  for (const [screen, number] of Object.entries(numbers))
    expect([screen, Number(number) - 1]).toEqual([
      screen,
      after.numbers[screen as keyof typeof numbers],
    ]);
});

it('the export of an application has a stage and no state', async () => {
  const batch = await readBatches(req, { filters: {}, search: '' }).next();
  const [application] = batch.value ?? [];
  const column = (heading: string) =>
    getColumns()
      .find((one) => one.heading === heading)
      ?.toCell(application as Submission, { colleagues: [], events: [] });
  expect(column('State')).toBe('');
  expect(column('Stage')).not.toBe('');
});
