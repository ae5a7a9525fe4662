import type { WireBlock, WireCaseStudy } from '@agency/contracts';
import { beforeEach, expect, it, test, vi } from 'vitest';
import { createCaseStudy, type Fault } from '../../server/testing/fake-dashboard.ts';
import { clientLimits } from './limits.ts';
import { clock, fake, patient, start } from './testing/open-client.ts';

const amber = createCaseStudy();
const birch = createCaseStudy({ id: 8, name: 'Birch', related: [] });

beforeEach(() => {
  fake.caseStudies = [amber, birch];
});

/** Names in the list. It is optional data, for which a page waits only briefly, so this repeats the request. */
async function readNames(client = start()): Promise<string[]> {
  const list = await vi.waitUntil(async () => {
    const result = await client.get('case-studies');
    return result.status === 'ok' && result;
  }, patient);
  return list.data.map(({ name }) => name);
}

it('returns the same list and case study until others are published', async () => {
  const client = start();
  await readNames(client);
  const read = () =>
    Promise.all([client.get('case-studies'), client.get('case-study', amber.name)]);
  const [list, study] = await read();
  clock.time += clientLimits.usableTime + 1;
  const [again, studyAgain] = await read();
  expect(list.status === 'ok' && list.data).toBe(again.status === 'ok' && again.data);
  expect(study).toMatchObject({ data: { client: 'Amber & Co' } });
  expect(study.status === 'ok' && study.data).toBe(studyAgain.status === 'ok' && studyAgain.data);
  fake.caseStudies = [birch];
  clock.time += clientLimits.usableTime + 1;
  expect(await readNames(client)).toEqual(['Birch']);
  expect(await client.get('case-study', amber.name)).toMatchObject({ status: 'missing' });
  // Published again a moment later, it is there again.
  fake.caseStudies = [amber, birch];
  clock.time += clientLimits.usableTime + 1;
  expect(await client.get('case-study', amber.name)).toMatchObject({ status: 'ok' });
});

it('skips and reports a case study that violates the contract', async () => {
  const bad = [{ colour: 'red' }, { name: '../etc' }].map((wrong, index) => ({
    ...birch,
    id: index + 1,
    ...wrong,
  }));
  fake.caseStudies = [...bad, amber] as WireCaseStudy[];
  const client = start();
  expect(await readNames(client)).toEqual(['Amber&Co']);
  expect(client.describe()).toContain('2 records (id 1: colour: invalid_format; id 2: name: ');
});

it('skips only invalid and unknown blocks', async () => {
  const [text, gallery] = amber.blocks;
  const blocks = [{ kind: 'text', text: [] }, text, { kind: 'hologram' }, gallery];
  fake.caseStudies = [{ ...amber, blocks: blocks as WireBlock[] }];
  const client = start();
  expect(await client.get('case-study', amber.name)).toMatchObject({
    data: { blocks: [text, gallery] },
  });
  expect(client.describe()).toContain('2 records');
});

it('returns a page even if all blocks are unknown, and omits only the invalid picture of a gallery', async () => {
  const [, gallery] = amber.blocks;
  if (gallery?.kind !== 'gallery') throw new Error('no gallery');
  const unknown = [{ kind: 'hologram' }, { kind: 'text', text: [] }];
  const pictures = [{ src: '' }, ...gallery.pictures];
  fake.caseStudies = [
    { ...amber, blocks: unknown as WireBlock[] },
    { ...birch, blocks: [{ ...gallery, pictures } as WireBlock] },
  ];
  const client = start();
  expect(await client.get('case-study', amber.name)).toMatchObject({ data: { blocks: [] } });
  expect(await client.get('case-study', 'Birch')).toMatchObject({ data: { blocks: [gallery] } });
});

test.each([
  ...(['never-responds', 'cut', 'invalid-json', 'null', 'wrong-schema', 'flood'] as const),
  ...(['gzip-bomb', 'server-error', 'html', 'redirect', 'html-not-found'] as const),
] satisfies Fault[])(
  'keeps the last response when the host %s, also after a restart',
  async (fault) => {
    const before = start();
    await readNames(before);
    await before.get('case-study', 'Birch');
    fake.fault = fault;
    clock.time += clientLimits.usableTime + 1;
    for (const client of [before, start()]) {
      expect(await readNames(client)).toEqual(['Amber&Co', 'Birch']);
      expect(await client.get('case-study', 'Birch')).toMatchObject({
        stale: true,
        data: { id: 8 },
      });
    }
  },
);

it('remembers an empty list after a restart', async () => {
  fake.caseStudies = [];
  expect(await readNames()).toEqual([]);
  await fake.close();
  expect(await start().get('case-studies')).toMatchObject({ status: 'ok', data: [] });
});

it('sends no request for an invalid name', async () => {
  for (const name of ['..', 'a.b', 'a/b', '', 'a'.repeat(61), 'a--b'])
    expect(await start().get('case-study', name)).toMatchObject({ status: 'missing' });
  expect(fake.calls).toEqual([]);
});
