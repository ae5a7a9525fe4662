import { describe, expect, it } from 'vitest';
import { noCounts } from '../../jobs/retention/data-categories.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { languages } from '../../platform/language/language.ts';
import { type FindingKey, type Health, toFindings } from './checks.ts';
import { toFindingText } from './finding-text.ts';

const since = new Date('2026-11-23T09:30:00Z');
const website = {
  upSeconds: 3600,
  memoryBytes: 2e8,
  freeBytes: 9e9,
  loopDelaySeconds: 0.01,
  forms: 'accepted' as const,
  isGivenUp: false,
  badRecords: 0,
};
const dashboard: NonNullable<Health['dashboard']> = {
  databaseSeconds: 0.001,
  freeBytes: 8e9,
  outbox: { waiting: 0, failing: 0, dead: 0, lateSince: undefined },
  unheard: { isOff: false, forms: [] },
  formCheck: { arrivedAt: since, lateSince: undefined, why: undefined },
  retention: { lastAt: since, nextAt: since, deleted: noCounts, problem: undefined },
  missedChanges: [],
  backups: { lastAt: since, isWrong: false, why: undefined },
  scans: { waiting: 0, lateSince: undefined },
};
const process = { upSeconds: 7200, memoryBytes: 3e8, loopDelaySeconds: 0.02 };
const good: Health = { website, dashboard, process };
const withDashboard = (change: { [Name in keyof typeof dashboard]?: unknown }): Health => ({
  ...good,
  dashboard: { ...dashboard, ...change } as typeof dashboard,
});
const withWebsite = (change: Partial<typeof website>): Health => ({
  ...good,
  website: { ...website, ...change } as Health['website'],
});

it('reports no problem if there is none', () => {
  expect(toFindings(good).map(({ verdict }) => verdict)).toEqual(Array(13).fill('fine'));
});

const cases: [FindingKey, 'fine' | 'note' | 'wrong', Health][] = [
  ['websiteAway', 'wrong', { ...good, website: 'away' }],
  ['websiteStrange', 'wrong', { ...good, website: 'strange' }],
  ['websiteUnreached', 'wrong', withWebsite({ isGivenUp: true })],
  ['contentLeftOut', 'note', withWebsite({ badRecords: 2 })],
  ['formsRefused', 'wrong', withWebsite({ forms: 'refused' as never })],
  ['formsUnstored', 'wrong', withWebsite({ forms: 'unstored' as never })],
  ['formsUnknown', 'note', withWebsite({ forms: 'unknown' as never })],
  ['testLate', 'wrong', withDashboard({ formCheck: { lateSince: since, why: 'It broke.' } })],
  ['testFirst', 'fine', withDashboard({ formCheck: {} })],
  ['testOff', 'note', withDashboard({ formCheck: undefined })],
  ['messagesWaiting', 'fine', withDashboard({ outbox: { waiting: 3, failing: 0, dead: 0 } })],
  ['messagesFailing', 'note', withDashboard({ outbox: { waiting: 3, failing: 1, dead: 0 } })],
  [
    'messagesLate',
    'wrong',
    withDashboard({ outbox: { waiting: 3, failing: 3, dead: 0, lateSince: since } }),
  ],
  ['messagesDead', 'wrong', withDashboard({ outbox: { waiting: 0, failing: 0, dead: 1 } })],
  ['mailOff', 'note', withDashboard({ unheard: { isOff: true, forms: [] } })],
  ['mailUnheard', 'note', withDashboard({ unheard: { isOff: false, forms: ['enquiry'] } })],
  ['plansMissed', 'wrong', withDashboard({ missedChanges: [7] })],
  [
    'retentionFailing',
    'wrong',
    withDashboard({ retention: { ...dashboard.retention, problem: 'A file is locked.' } }),
  ],
  ['retentionFirst', 'fine', withDashboard({ retention: { nextAt: since, deleted: noCounts } })],
  ['backupsOff', 'note', withDashboard({ backups: undefined })],
  ['backupsFirst', 'fine', withDashboard({ backups: { isWrong: false } })],
  ['backupsMissing', 'wrong', withDashboard({ backups: { isWrong: true, why: 'No room.' } })],
  ['scansOff', 'note', withDashboard({ scans: undefined })],
  ['scansLate', 'wrong', withDashboard({ scans: { waiting: 2, lateSince: since } })],
  ['databaseSlow', 'note', withDashboard({ databaseSeconds: 1.2 })],
  ['databaseAway', 'wrong', { ...good, dashboard: undefined }],
  ['diskSmall', 'note', withDashboard({ freeBytes: 3e9 })],
  ['diskFull', 'wrong', withWebsite({ freeBytes: 4e8 })],
  ['diskUnknown', 'note', withDashboard({ freeBytes: undefined })],
  ['loadBlocked', 'note', { ...good, process: { ...process, loopDelaySeconds: 0.8 } }],
  ['loadLarge', 'note', withWebsite({ memoryBytes: 2e9 })],
];

describe('the health page shows', () => {
  it.each(cases)(
    'the problem %s as %s, in both languages, with advice',
    (messageKey, verdict, health) => {
      const finding = toFindings(health).find((one) => one.messageKey === messageKey);
      expect(finding?.verdict).toBe(verdict);
      for (const language of languages) {
        const { is, todo } = toFindingText(
          finding as never,
          getTranslations({ language }, 'health'),
        );
        // Each value was filled in.
        expect(is).not.toMatch(/[{}]|undefined|NaN/);
        if (verdict === 'wrong') expect(todo).toBeTruthy();
      }
    },
  );
});

it('an error message of another server is shown as it is', () => {
  const late = withDashboard({ formCheck: { lateSince: since, why: 'It broke.' } });
  expect(toFindings(late).find(({ messageKey }) => messageKey === 'testLate')).toMatchObject({
    reason: 'It broke.',
    path: '/admin',
  });
});

it('a form that nobody hears of links to the form of a new forwarding', () => {
  const unheard = withDashboard({ unheard: { isOff: false, forms: ['enquiry'] } });
  expect(toFindings(unheard).find(({ subject }) => subject === 'mail')).toMatchObject({
    path: '/admin/collections/delivery-targets/create',
  });
});
