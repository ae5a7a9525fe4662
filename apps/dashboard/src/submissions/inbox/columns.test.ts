import { afterAll, expect, it, vi } from 'vitest';
import type { Submission } from '../../payload-types.ts';
import { getColumns } from './export.ts';

afterAll(() => vi.unstubAllEnvs());

// Days are stored as noon; the last hour of a day may be another day in UTC.
it.each([
  ['Pacific/Apia', '2026-11-22T23:00:00.000Z', '2026-11-23'],
  ['Africa/Cairo', '2026-11-22T22:30:00.000Z', '2026-11-23'],
  ['Africa/Cairo', '2026-11-22T10:00:00.000Z', '2026-11-22'],
  ['America/New_York', '2026-11-23T04:30:00.000Z', '2026-11-22'],
])('exports the due date in the time zone of the agency, in %s', (zone, answerBy, day) => {
  vi.stubEnv('AGENCY_TIME_ZONE', zone);
  const column = getColumns().find((one) => one.heading === 'Answer by');
  expect(column?.toCell({ answerBy } as Submission, { colleagues: [], events: [] })).toBe(day);
  expect(
    column?.toCell({ answerBy: null } as Submission, { colleagues: [], events: [] }),
  ).toBeFalsy();
});
