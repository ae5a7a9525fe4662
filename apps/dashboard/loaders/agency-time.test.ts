import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importDateFNSLocale } from '@payloadcms/translations';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import writeAgencyTime from './agency-time.ts';

const client = createRequire(import.meta.url).resolve('@payloadcms/ui');
const dist = client.replace(/exports[\\/]client[\\/]index\.js$/, '');
const read = (name: string) => readFileSync(join(dist, name), 'utf8');

type FormatDate = (asked: { date: string; i18n: object; pattern: string }) => string;

let place: string;
const formats: Record<string, FormatDate> = {};
beforeAll(async () => {
  // Inside, so that it finds the packages.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  place = mkdtempSync(join(cache, 'times-'));
  for (const name of ['utilities/formatDocTitle/formatDateTitle.js', 'exports/shared/index.js']) {
    const file = join(place, `${name.replaceAll('/', '-')}.mjs`);
    writeFileSync(file, writeAgencyTime(read(name)));
    ({ formatDate: formats[name] } = await import(file));
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true, force: true });
});

describe('what Payload writes of a time', () => {
  test.each([
    ['UTC', 'Africa/Cairo', '28 Nov 2026, 00:46'],
    ['America/New_York', 'Africa/Cairo', '28 Nov 2026, 00:46'],
    ['Africa/Cairo', 'America/New_York', '27 Nov 2026, 17:46'],
  ])('on a device in %s it is the time of an agency in %s', async (device, agency, words) => {
    vi.stubEnv('TZ', device);
    vi.stubEnv('AGENCY_TIME_ZONE', agency);
    const asked = { date: '2026-11-27T22:46:00.000Z', pattern: 'd MMM yyyy, HH:mm' };
    const i18n = { dateFNS: await importDateFNSLocale('en-US') };
    for (const formatDate of Object.values(formats))
      expect(formatDate({ ...asked, i18n })).toBe(words);
  });

  test('holds for date fields', () => {
    expect(writeAgencyTime(read('fields/DateTime/index.js'))).toContain(
      'timezoneField?.value ?? process.env.AGENCY_TIME_ZONE',
    );
  });

  test('is refused where it would be written in another way', () => {
    expect(() => writeAgencyTime('export const formatDate = () => format(date);')).toThrow(
      'in another way',
    );
  });
});
