import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';
import { createContentDocuments } from '../content/create-documents.ts';
import { readVersions } from './read-versions.ts';

let dashboard: TestDashboard;
let nadine: PayloadRequest;
let omar: PayloadRequest;
let recruiter: PayloadRequest;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const signIn = async (name: string, role: 'editor' | 'recruiter') => {
    const user = await createTestUser(dashboard.payload, role, name);
    return createLocalReq({ user }, dashboard.payload);
  };
  nadine = await signIn('nadine', 'editor');
  omar = await signIn('omar', 'editor');
  recruiter = await signIn('rana', 'recruiter');
  // The last one is not deleted.
  await createTestUser(dashboard.payload, 'admin');
});
afterAll(() => dashboard.close());

const save = (req: PayloadRequest, id: number, title: string, isDraft: boolean) =>
  dashboard.payload.update({
    collection: 'blogs',
    id,
    data: { title, ...(!isDraft && { _status: 'published' }) },
    draft: isDraft,
    overrideAccess: false,
    user: req.user,
  });

it('returns time, author and status of each version, newest first', async () => {
  const { id } = await createTestPost(dashboard.payload);
  await save(nadine, id, 'First', false);
  await save(omar, id, 'Second', false);
  await save(nadine, id, 'Third', true);
  await save(omar, id, 'Fourth', true);
  const versions = await readVersions(nadine, 'blogs', id, true);
  expect(versions.map(({ by, state }) => [by, state]).slice(0, 4)).toEqual([
    ['omar', 'newest'],
    ['nadine', 'draft'],
    ['omar', 'visible'],
    ['nadine', 'public'],
  ]);
  const times = versions.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  // After unpublishing, visitors see none of them.
  const hidden = await readVersions(nadine, 'blogs', id, false);
  expect(hidden.filter(({ state }) => state === 'visible')).toEqual([]);
});

it('has a fallback name for a deleted colleague', async () => {
  const { id } = await createTestPost(dashboard.payload);
  const leaver = await createTestUser(dashboard.payload, 'editor', 'leaver');
  await save(await createLocalReq({ user: leaver }, dashboard.payload), id, 'Last words', true);
  await dashboard.payload.delete({ collection: 'users', id: leaver.id, overrideAccess: true });
  const [newest] = await readVersions(omar, 'blogs', id, false);
  expect(newest?.by).toBe('Somebody');
});

it('returns versions of content documents', async () => {
  await createContentDocuments(dashboard.payload);
  const { docs } = await dashboard.payload.find({ collection: 'content', limit: 1, depth: 0 });
  const versions = await readVersions(nadine, 'content', docs[0]?.id ?? 0, true);
  expect(versions.map(({ by, state }) => [by, state])).toEqual([['Somebody', 'visible']]);
});

it('rejects users who may not read versions', async () => {
  const { id } = await createTestPost(dashboard.payload);
  await expect(readVersions(recruiter, 'blogs', id, false)).rejects.toThrow();
});
