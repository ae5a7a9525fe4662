import { expect, it } from 'vitest';
import { type BackupFile, parseBackupName } from './backup-store.ts';
import { findOutdated, isExpired, toLastRetainedDay } from './rotation.ts';

const PROMISE_FOR_ALL = 365;
const toNight = (day: number) => new Date(2026, 0, day, 4);
const toNightly = (madeAt: Date): BackupFile => ({
  name: `nightly-${madeAt.toISOString()}`,
  madeAt,
  isNightly: true,
});

/** Simulates nights with one backup each. @returns the night on which each backup was deleted */
function liveThrough(nights: number, days: number, isMissed = (_night: number) => false) {
  let backups: BackupFile[] = [];
  const goneOn = new Map<string, Date>();
  for (let night = 1; night <= nights; night += 1) {
    if (isMissed(night)) continue;
    const now = toNight(night);
    backups.push(toNightly(now));
    const outdated = findOutdated(backups, days, now);
    for (const name of outdated) goneOn.set(name, now);
    backups = backups.filter(({ name }) => !outdated.includes(name));
  }
  return { backups, goneOn };
}

it('keeps the newest of 7 days, 4 weeks and 6 months', () => {
  // The last night is Tuesday, 10 November 2026.
  const { backups } = liveThrough(314, PROMISE_FOR_ALL);
  const days = backups.map(({ madeAt }) => `${madeAt.getMonth() + 1}-${madeAt.getDate()}`);
  const months = ['6-30', '7-31', '8-31', '9-30', '10-31'];
  const weeks = ['10-25', '11-1', '11-8'];
  expect(days).toEqual([
    ...months.slice(0, 4),
    ...[weeks[0], months[4], weeks[1]],
    ...['11-4', '11-5', '11-6', '11-7', weeks[2], '11-9', '11-10'],
  ]);
});

it.each([35, 7, 1, PROMISE_FOR_ALL])(
  'keeps no backup after its promised deletion date, with %i days',
  (days) => {
    for (const isMissed of [undefined, (night: number) => night % 3 === 0]) {
      const { goneOn } = liveThrough(700, days, isMissed);
      expect(goneOn.size).toBeGreaterThan(200);
      for (const [name, gone] of goneOn) {
        const madeAt = new Date(name.slice('nightly-'.length));
        const promised = new Date(madeAt.getFullYear(), madeAt.getMonth(), madeAt.getDate() + days);
        const own = toLastRetainedDay(madeAt);
        const last = own < promised ? own : promised;
        // The first night from that day on that was not missed.
        let night = new Date(last.getFullYear(), last.getMonth(), last.getDate(), 4);
        while (isMissed?.(Math.round((night.getTime() - toNight(0).getTime()) / 86_400_000))) {
          night = new Date(night.getFullYear(), night.getMonth(), night.getDate() + 1, 4);
        }
        expect(gone.getTime()).toBeLessThanOrEqual(night.getTime());
      }
    }
  },
);

it('keeps manual backups until they expire', () => {
  const madeAt = new Date(2026, 0, 1, 23);
  const mine = { name: 'backup', madeAt, isNightly: false };
  const other = { ...mine, name: 'backup-2', madeAt: new Date(2026, 0, 1, 12) };
  expect(findOutdated([mine, other], 35, toNight(35))).toEqual([]);
  expect(findOutdated([mine, other], 35, toNight(36))).toEqual(['backup', 'backup-2']);
  expect(isExpired(madeAt, 1, madeAt)).toBe(false);
});

it.each([
  ['nightly-2026-11-23T04-00-00-123Z.tar.gz', true],
  ['backup-2026-11-23T04-00-00-123Z.tar.gz.age', false],
])('parses the name %s', (name, isNightly) => {
  const madeAt = new Date('2026-11-23T04:00:00.123Z');
  expect(parseBackupName(name)).toEqual({ name, madeAt, isNightly });
});

it.each(['notes.txt', '.making-1', 'backup-2026-13-23T04-00-00-123Z.tar.gz', 'restore-lock'])(
  'ignores the file %s',
  (name) => expect(parseBackupName(name)).toBeUndefined(),
);
