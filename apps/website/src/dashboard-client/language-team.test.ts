import type { TeamMember } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import type { DashboardClient } from './create-dashboard-client.ts';
import { readerLimits } from './reader-limits.ts';
import { clock, fake, listCopies, start } from './testing/open-client.ts';

const laila: TeamMember = {
  ...{ name: 'ليلى حسن', position: 'المؤسِّسة', quote: 'اسمع.', image: null, language: 'ar' },
};
const arabic = { parameter: { language: 'ar' } };
const COPY = 'language-team-members.ar.json';

async function read(dashboard: DashboardClient) {
  const reading = await dashboard.read('language-team-members', arabic);
  return reading.status === 'ok' ? reading.data : reading.status;
}

describe('the team in another language', () => {
  it('is asked for by its name, and has a copy of its own', async () => {
    const english = fake.team;
    fake.team = [...english, laila];
    const dashboard = start();
    expect(await read(dashboard)).toEqual([laila]);
    expect(fake.calls).toEqual(['GET /api/team-members/?language=ar']);
    expect(await dashboard.read('team-members')).toMatchObject({ status: 'ok', data: english });
    expect(listCopies()).toEqual([COPY, 'team-members.json']);
  });

  it('is shown while the dashboard is dead, also after a restart', async () => {
    fake.team = [laila];
    await read(start());
    await fake.close();
    expect(await start().read('language-team-members', arabic)).toMatchObject({
      ...{ status: 'ok', stale: true, data: [laila] },
    });
  });

  it('is the same object while the host says the same', async () => {
    fake.team = [laila];
    const dashboard = start();
    const first = await read(dashboard);
    clock.time += readerLimits.usable;
    expect(await read(dashboard)).toBe(first);
  });

  it('is left by whoever loses the words in it', async () => {
    fake.team = [laila];
    const dashboard = start();
    await read(dashboard);
    fake.team = [];
    clock.time += readerLimits.usable;
    expect(await read(dashboard)).toEqual([]);
    expect(listCopies()).toEqual([]);
  });

  it.each(['', '../x', 'AR', 'a b'])('is not asked for by %j', async (language) => {
    const asked = { parameter: { language } };
    expect((await start().read('language-team-members', asked)).status).toBe('missing');
    expect(fake.calls).toEqual([]);
  });
});

describe('a host that knows no languages', () => {
  it.each([
    ['ignores the parameter', () => (fake.knowsLanguages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ])('and %s has nobody in it, also after a restart', async (_how, set) => {
    set();
    const dashboard = start();
    const first = await read(dashboard);
    expect(first).toEqual([]);
    clock.time += readerLimits.usable;
    expect(await read(dashboard)).toBe(first);
    expect(await dashboard.read('team-members')).toMatchObject({ data: fake.team });
    expect(listCopies()).toEqual(['team-members.json']);
    expect(await read(start())).toEqual([]);
  });

  it.each([
    ['ignores the parameter', () => (fake.knowsLanguages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ])('and %s costs no copy of one that knew them', async (_how, set) => {
    fake.team = [...fake.team, laila];
    await read(start());
    set();
    expect(await read(start())).toEqual([]);
    expect(listCopies()).toEqual([COPY]);
  });
});
