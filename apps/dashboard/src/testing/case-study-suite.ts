import type { Payload, Where } from 'payload';
import { expect, it } from 'vitest';
import { createTestCaseStudy } from './case-studies.ts';
import { createTestUser } from './open-test-dashboard.ts';
import { startOutboxProcess } from './outbox-client.ts';

interface Opened {
  payload: Payload;
  folder: string;
}

/** Tests of concurrent editing and importing of case studies, for each database. */
export function testEditing(open: () => Opened): void {
  const signInAs = async (name: string) => {
    const { callRest, signIn } = await import('./call-rest.ts');
    const { payload } = open();
    const known = await payload.count({
      collection: 'users',
      // The test reads all rows.
      overrideAccess: true,
      where: { email: { equals: `${name}@example.com` } },
    });
    if (known.totalDocs === 0) await createTestUser(payload, 'editor', name);
    const cookie = (await signIn(`${name}@example.com`, 'a long enough password')) ?? '';
    return (path: string, method: string, body: object) =>
      callRest(`/case-studies${path}`, { method, body, cookie });
  };
  const save = 'draft=true&autosave=true&depth=0';

  it('a stale write is rejected with 409, and changes nothing', async () => {
    const { payload } = open();
    const [nour, sami] = [await signInAs('nour'), await signInAs('sami')];
    const { id, updatedAt } = await createTestCaseStudy(payload);
    const blocks = [{ blockType: 'text', heading: 'Of Nour', text: 'One.' }];
    const first = await nour(`/${id}?${save}`, 'PATCH', { blocks, updatedAt });
    expect(first.status).toBe(200);
    const locked = await sami(`/${id}?${save}`, 'PATCH', { summary: 'Of Sami', updatedAt });
    expect(locked.status).toBe(423);
    await payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} });
    const stale = await sami(`/${id}?${save}`, 'PATCH', { blocks: [], updatedAt });
    expect(stale.status).toBe(409);
    const newest = await payload.findByID({
      collection: 'case-studies',
      id,
      // The test reads all rows.
      overrideAccess: true,
      draft: true,
    });
    expect(newest.blocks).toMatchObject([{ heading: 'Of Nour', text: 'One.' }]);
    // Rows keep their ids, so unchanged rows are equal.
    const { doc } = await first.json();
    expect(newest.blocks?.[0]?.id).toBe(doc.blocks[0].id);
  });

  it('one of two concurrent case studies with the same slug is created', async () => {
    const editor = await signInAs('nour');
    const make = (client: string, slug: string) =>
      editor('?draft=true&depth=0', 'POST', { client, slug, _status: 'draft' });
    const responses = await Promise.all([make('One', 'Same-Moment'), make('Two', 'same-moment')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('a schedule publishes a complete case study, and leaves an incomplete one as draft', async () => {
    const { payload } = open();
    const { runDuePublishes } = await import('./jobs.ts');
    const editor = await signInAs('nour');
    const { id } = await createTestCaseStudy(payload);
    const at = new Date(Date.now() + 60_000).toISOString();
    const scheduled = await editor(`/${id}/schedule`, 'POST', { kind: 'publish', at });
    expect(scheduled.status).toBe(200);
    expect(await runDuePublishes(payload, new Date(Date.now() + 120_000))).toBe(1);
    const found = await payload.findByID({
      collection: 'case-studies',
      id,
      // The test reads all rows.
      overrideAccess: true,
    });
    expect(found._status).toBe('published');
    const half = await payload.create({
      collection: 'case-studies',
      // The test reads all rows.
      overrideAccess: true,
      data: { client: 'Half of it' } as never,
      draft: true,
    });
    await editor(`/${half.id}/schedule`, 'POST', { kind: 'publish', at });
    expect(await runDuePublishes(payload, new Date(Date.now() + 120_000))).toBe(0);
  });

  it('an older version is restored as a draft, with its blocks', async () => {
    const { payload } = open();
    const editor = await signInAs('nour');
    const blocks = [{ blockType: 'text' as const, text: 'The first.' }];
    const { id } = await createTestCaseStudy(payload, { blocks, _status: 'published' });
    const { docs } = await payload.findVersions({
      collection: 'case-studies',
      // The test reads all rows.
      overrideAccess: true,
      where: { parent: { equals: id } },
    });
    await payload.update({
      collection: 'case-studies',
      // The test reads all rows.
      overrideAccess: true,
      id,
      data: { blocks: [], _status: 'published' },
    });
    const response = await editor(`/versions/${docs[0]?.id}`, 'POST', {});
    expect(response.status).toBe(200);
    const draft = await payload.findByID({
      collection: 'case-studies',
      id,
      // The test reads all rows.
      overrideAccess: true,
      draft: true,
    });
    expect(draft).toMatchObject({ _status: 'draft', blocks: [{ text: 'The first.' }] });
    const published = await payload.findByID({
      collection: 'case-studies',
      id,
      // The test reads all rows.
      overrideAccess: true,
    });
    expect(published.blocks).toEqual([]);
  });

  it('a killed import leaves no incomplete case study, and two processes import it once', {
    timeout: 180_000,
    tags: 'nightly',
  }, async () => {
    const { payload, folder } = open();
    await signInAs('nour');
    const email = { equals: 'nour@example.com' };
    const { docs } = await payload.find({
      collection: 'users',
      where: { email },
      // The test reads all rows.
      overrideAccess: true,
    });
    const environment = { STUDY: 'gsms', ACCOUNT: String(docs[0]?.id) };
    const start = (more = {}) =>
      startOutboxProcess(folder, { ...environment, ...more }, 'copy-process.ts');
    const count = async (collection: 'case-studies' | 'media', where: Where) => {
      const { totalDocs } = await payload.count({
        collection,
        where,
        trash: true,
        // As above.
        overrideAccess: true,
      });
      return totalDocs;
    };
    const countStudies = () => count('case-studies', { slug: { equals: 'gsms' } });

    expect(await (await start({ KILLED: 'yes' })).ended).toEqual([null, 'SIGKILL']);
    expect(await countStudies()).toBe(0);
    const both = await Promise.all([start(), start()]);
    const ends = await Promise.all(both.map(({ ended }) => ended));
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await countStudies()).toBe(1);
    // Five covers and six pictures of the page.
    expect(await count('media', { filename: { like: 'gsms-' } })).toBe(11);
  });
}
