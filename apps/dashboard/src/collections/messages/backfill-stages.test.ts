import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMessage } from '../../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { backfillStages } from './backfill-stages.ts';
import type { Stage } from './stages.ts';
import type { State } from './states.ts';

let dashboard: TestDashboard;

beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

it.each<[was: [Stage, State], is: [Stage, State]]>([
  [
    ['new', 'new'],
    ['new', 'new'],
  ],
  [
    ['new', 'open'],
    ['reviewing', 'open'],
  ],
  [
    ['new', 'waiting'],
    ['reviewing', 'open'],
  ],
  [
    ['new', 'won'],
    ['hired', 'won'],
  ],
  [
    ['new', 'lost'],
    ['rejected', 'lost'],
  ],
  [
    ['rejected', 'new'],
    ['rejected', 'lost'],
  ],
  [
    ['interview', 'lost'],
    ['interview', 'open'],
  ],
  [
    ['offer', 'spam'],
    ['offer', 'spam'],
  ],
])('an application of an earlier release that was %j is %j', async ([stage, state], is) => {
  const { payload } = dashboard;
  const at = '2026-11-20T10:00:00.000Z';
  const rejection = { subject: 'No', text: 'No.', at };
  const id = await createTestMessage(payload, 'applications', { stage, state, rejection });
  // Two processes, and once more after the next start.
  await Promise.all([backfillStages(payload), backfillStages(payload)]);
  await backfillStages(payload);
  const found = await payload.findByID({ collection: 'applications', id, overrideAccess: true });
  expect([found.stage, found.state]).toEqual(is);
  const wasRejected = stage === 'rejected';
  expect(found.firstAnsweredAt ?? undefined).toBe(wasRejected ? at : undefined);
});
