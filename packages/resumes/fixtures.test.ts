import { expect, it } from 'vitest';
import { inspectResume, type ResumeCheck } from './inspect-resume.ts';
import { type Fixture, fixtures } from './testing/fixtures.ts';
import { hostilePdfs } from './testing/pdf-corpus.ts';

/** Longest check of one file, in milliseconds of its thread. */
const LONGEST_MS = 1000;

function toExpected({ name, place }: Fixture): unknown {
  const [, problem] = place.split('/');
  if (problem) return { ok: false, problem };
  const kind = name.split('.').at(-1);
  return { ok: true, kind, notes: name.includes('attachments') ? ['attachments'] : [] };
}

async function inspectInTime(name: string, bytes: Buffer): Promise<ResumeCheck> {
  const begun = process.threadCpuUsage();
  const check = await inspectResume(name, bytes);
  const { user, system } = process.threadCpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(LONGEST_MS);
  return check;
}

it.each(fixtures.map((fixture) => [fixture.place, fixture.name, fixture] as const))(
  '%s: %s',
  async (_place, name, fixture) => {
    expect(await inspectInTime(name, fixture.bytes)).toEqual(toExpected(fixture));
  },
);

it.each(hostilePdfs)('a PDF that %s is rejected in time', async (_what, bytes) => {
  expect((await inspectInTime('a.pdf', bytes)).ok).toBe(false);
});
