import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fromTimeField,
  toDateField,
  toDay,
  toMoment,
  toOffsetTime,
  toZonedMoment,
} from './times.ts';

const fixture = new URL('testing/schedule-in-another-year.json', import.meta.url);
const scheduled: { at: string; zone: string } = JSON.parse(readFileSync(fixture, 'utf8'));
const now = new Date('2026-11-27T23:30:00Z');

beforeEach(() => {
  vi.stubEnv('AGENCY_TIME_ZONE', 'Africa/Cairo');
});
afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('on a machine in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });

  it('formats times in the time zone of the agency, with 24 hours', () => {
    const moment = '2026-11-27T22:46:00.000Z';
    expect(toMoment(moment, 'en', now)).toBe('28 Nov, 00:46');
    expect(toMoment(moment, 'ar', now)).toBe('28 نوفمبر، 00:46');
    expect(toMoment('2026-07-01T13:24:00Z', 'ar', now)).toContain('16:24');
    expect(toDateField(moment)).toBe('2026-11-28');
    expect(toZonedMoment(moment, 'en', now)).toMatch(/^28 Nov, 00:46 (?:EET|GMT\+2)$/);
  });

  it('adds the year if it is not the current one in the time zone of the agency', () => {
    const at = fromTimeField(scheduled.at);
    expect(scheduled.zone).toBe('Africa/Cairo');
    expect(at).toBe('2062-01-05T08:00:00.000Z');
    expect(toMoment(at, 'en', now)).toBe('5 Jan 2062, 10:00');
    expect(toMoment(at, 'ar', now)).toContain('2062');
    expect(toDay('2026-12-31T22:30:00Z', 'en', now)).toBe('1 Jan 2027');
    expect(toDay('2026-12-31T21:30:00Z', 'en', now)).toBe('31 Dec');
  });

  it('formats times of exports with the offset from UTC, in summer and winter', () => {
    expect(toOffsetTime('2026-11-27T22:46:05.000Z')).toBe('2026-11-28T00:46:05+02:00');
    expect(toOffsetTime('2026-07-01T22:46:05.000Z')).toBe('2026-07-02T01:46:05+03:00');
    vi.stubEnv('AGENCY_TIME_ZONE', 'America/St_Johns');
    expect(toOffsetTime('2026-11-27T22:46:05.000Z')).toBe('2026-11-27T19:16:05-03:30');
  });

  it('reads a datetime field in the time zone of the agency', () => {
    expect(fromTimeField('2026-07-01T16:46')).toBe('2026-07-01T13:46:00.000Z');
    expect(fromTimeField('2026-11-27T16:46')).toBe('2026-11-27T14:46:00.000Z');
  });
});
