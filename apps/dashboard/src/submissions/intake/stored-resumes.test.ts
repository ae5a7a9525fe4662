import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDoc, toDocx } from '@agency/resumes/testing/documents';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runErasures } from '../../testing/jobs.ts';
import {
  dashboard,
  folder,
  getStored,
  inTwoHours,
  listIncoming,
  listKept,
  pdf,
  resumes,
  send,
} from './testing/open-careers.ts';

describe('the cleanup of resumes', () => {
  it('keeps files of stored applications after a kill, and deletes others', async () => {
    const key = randomUUID();
    await send({ key });
    const { resumeKey } = await getStored(key);
    // As after a kill between storing the row and moving the file.
    await resumes.unretainResume(resumeKey);
    const orphan = 'f'.repeat(32);
    writeFileSync(join(folder(), 'incoming', orphan), 'x');

    await resumes.cleanUpResumes(dashboard.payload);
    expect(listIncoming().sort()).toEqual([resumeKey, orphan].sort());
    const read = await resumes.readResume(resumeKey);
    expect(Buffer.from(await new Response(read).arrayBuffer()).equals(pdf)).toBe(true);

    await resumes.cleanUpResumes(dashboard.payload, inTwoHours());
    expect(listIncoming()).toEqual([]);
    expect(listKept()).toContain(resumeKey);
    expect(listKept()).not.toContain(orphan);
  });

  it('never deletes retained files, whatever the database contains', async () => {
    writeFileSync(join(folder(), 'e'.repeat(32)), 'x');
    await resumes.cleanUpResumes(dashboard.payload, inTwoHours());
    expect(listKept()).toContain('e'.repeat(32));
  });

  it('is not needed if the message is sent again, which moves the file', async () => {
    const key = randomUUID();
    await send({ key });
    const { resumeKey } = await getStored(key);
    await resumes.unretainResume(resumeKey);
    expect((await send({ key })).status).toBe(200);
    expect(listKept()).toContain(resumeKey);
  });
});

describe('a stored resume', () => {
  const password = 'a long enough password';

  async function download(resumeKey: string, role?: string, more = ''): Promise<Response> {
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = role && (await signIn(`${role}@example.com`, password));
    return callRest(`/submissions/resumes/${resumeKey}${more}`, { ...(cookie && { cookie }) });
  }

  const countOpened = async () => {
    const where = { act: { equals: 'resume-opened' } };
    return (await dashboard.payload.db.count({ collection: 'audit-trail', where })).totalDocs;
  };

  it.each(['admin', 'recruiter'])('is served to the %s as a download', async (role) => {
    const key = randomUUID();
    await send({ key, name: `O'Farid (عمر) "x"\r\n.pdf` });
    const response = await download((await getStored(key)).resumeKey, role);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="resume.pdf"; filename*=UTF-8\'\'O%27Farid%20%28%D8%B9%D9%85%D8%B1%29%20%22x%22%20.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('is rendered as pictures with text for the recruiter, and adds an audit row', async () => {
    const key = randomUUID();
    await send({ key });
    const before = await countOpened();
    const response = await download((await getStored(key)).resumeKey, 'recruiter', '/pages');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { total, pages } = await response.json();
    expect([total, pages.length]).toEqual([1, 1]);
    expect(pages[0]).toMatchObject({
      text: 'Omar Farid, designer',
      picture: { width: 1000, height: 1294 },
    });
    const [, picture = ''] = pages[0].picture.src.split('data:image/webp;base64,');
    const { format, width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1000, height: 1294 });
    expect(await countOpened()).toBe(before + 1);
  });

  it.each([
    ['docx', toDocx(), { total: 1, pages: [{ text: 'Omar Farid, designer' }] }],
    ['doc', toDoc(), { total: 0, pages: [] }],
  ])('is rendered as text for .docx, and not at all for .doc (%s)', async (kind, file, pages) => {
    const key = randomUUID();
    await send({ key, name: `omar-farid.${kind}`, file });
    const response = await download((await getStored(key)).resumeKey, 'recruiter', '/pages');
    expect(await response.json()).toEqual(pages);
  });

  it('is rendered one at a time, with a short queue', async () => {
    const key = randomUUID();
    await send({ key });
    const { resumeKey } = await getStored(key);
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = await signIn('recruiter@example.com', password);
    const path = `/submissions/resumes/${resumeKey}/pages`;
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => callRest(path, { ...(cookie && { cookie }) })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  });

  it.each([
    ['nobody', undefined, 401],
    ['an editor', 'editor', 403],
  ])('is not served to %s', async (_who, role, status) => {
    const key = randomUUID();
    await send({ key });
    const before = await countOpened();
    const { resumeKey } = await getStored(key);
    for (const more of ['', '/pages']) {
      const response = await download(resumeKey, role, more);
      expect(response.status).toBe(status);
      expect(await response.text()).not.toMatch(/%PDF|Omar Farid/);
    }
    expect(await countOpened()).toBe(before);
  });

  it.each(['0'.repeat(32), '1', '..%2F..%2Fdashboard.db', 'incoming'])(
    'is 404 at %s',
    async (key) => {
      expect((await download(key, 'recruiter')).status).toBe(404);
    },
  );

  it('is deleted together with its application', async () => {
    const key = randomUUID();
    await send({ key });
    const { id, resumeKey } = await getStored(key);
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = await signIn('recruiter@example.com', password);
    const response = await callRest(`/submissions/${id}`, { method: 'DELETE', cookie });
    expect(response.status).toBe(200);
    await runErasures(dashboard.payload);
    expect(listKept()).not.toContain(resumeKey);
    expect(listIncoming()).not.toContain(resumeKey);
    expect((await download(resumeKey, 'recruiter')).status).toBe(404);
  });

  it('cannot be replaced, nor can its application be created or changed', async () => {
    const key = randomUUID();
    await send({ key });
    const { id, resumeKey, createdAt } = await getStored(key);
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = await signIn('recruiter@example.com', password);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const body = { resumeKey: '0'.repeat(32), firstName: 'X', createdAt: yesterday, state: 'won' };
    await callRest(`/submissions/${id}`, { method: 'PATCH', cookie, body });
    expect(await getStored(key)).toMatchObject({
      resumeKey,
      createdAt,
      answers: { firstName: 'Omar' },
      state: 'new',
    });
    const made = await callRest('/submissions', { method: 'POST', cookie, body });
    expect(made.status).toBe(403);
  });
});
