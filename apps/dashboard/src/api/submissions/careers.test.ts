import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBodySchema, intakePaths, intakeReplySchema } from '@agency/contracts';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import { resumeLimits } from '@agency/resumes/resume-rules';
import { refusedResumes, soundResumes } from '@agency/resumes/testing/corpus';
import { toPdf } from '@agency/resumes/testing/documents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

const { resume: _resume, resumeName: _name, resumeType: _type, ...typed } = careers;
const pdf = toPdf();

let dashboard: TestDashboard;
let answerApi: typeof import('../answer-api.ts').answerApi;
let resumes: typeof import('../../collections/applications/resumes.ts');

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ answerApi } = await import('../answer-api.ts'));
  resumes = await import('../../collections/applications/resumes.ts');
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    await createTestUser(dashboard.payload, role);
  }
});
afterAll(() => dashboard.close());

interface Sending {
  name?: string;
  file?: Buffer;
  fields?: Record<string, string | undefined>;
  key?: string | null;
  secret?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

function toForm({ name = 'omar-farid.pdf', file = pdf, fields = {} }: Sending): FormData {
  const all = {
    ...typed,
    resume: file.toString('base64'),
    resumeName: name,
    resumeType: 'application/pdf',
    ...fields,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(all)) if (value !== undefined) form.set(field, value);
  return form;
}

async function send(sending: Sending = {}) {
  const { key = randomUUID(), secret = TEST_INTAKE_SECRET, headers } = sending;
  const answer = await answerApi(
    new Request(`http://localhost${intakePaths.careers}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(key !== null && { 'Idempotency-Key': key }),
        ...headers,
      },
      body: sending.body ?? toForm(sending),
    }),
    dashboard.payload,
  );
  return { status: answer.status, body: await answer.json() };
}

async function findStored(key: string) {
  const { docs } = await dashboard.payload.find({
    collection: 'applications',
    where: { submissionId: { equals: key } },
  });
  return docs;
}

async function getStored(key: string) {
  const [stored] = await findStored(key);
  if (!stored) throw new Error('it was not stored');
  return stored;
}

const folder = () => join(dashboard.folder, 'resumes');
const listKept = () => readdirSync(folder()).filter((name) => name !== 'incoming');
const listIncoming = () => readdirSync(join(folder(), 'incoming'));
const inTwoHours = () => new Date(Date.now() + 7_200_000);

describe('an application', () => {
  it('is stored with its file, byte by byte, and a reference a person can read out', async () => {
    const key = randomUUID();
    const { status, body } = await send({ key, name: 'سيرة عمر.pdf' });
    expect(status).toBe(201);
    expect(intakeReplySchema.parse(body).reference).toMatch(/^A-[\w]{4}-[\w]{4}$/);
    const stored = await getStored(key);
    expect(stored).toMatchObject({
      ...typed,
      state: 'new',
      resumeName: 'سيرة عمر.pdf',
      resumeKind: 'pdf',
      resumeSize: pdf.length,
      resumeKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(readFileSync(join(folder(), stored.resumeKey)).equals(pdf)).toBe(true);
    expect(listIncoming()).toEqual([]);
  });

  it('sent again is answered with 200 and the same reference, and stored once', async () => {
    const key = randomUUID();
    const first = await send({ key });
    const kept = listKept();
    expect(await send({ key })).toEqual({ status: 200, body: first.body });
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
  });

  it('sent many times in the same moment is stored once, with one file', async () => {
    const key = randomUUID();
    const before = listKept();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(await findStored(key)).toHaveLength(1);
    const added = listKept().filter((name) => !before.includes(name));
    expect(added).toEqual([(await getStored(key)).resumeKey]);
    expect(listIncoming()).toEqual([]);
  });

  it('with the id of another one is 409, and the other one keeps its file', async () => {
    const key = randomUUID();
    await send({ key });
    const kept = listKept();
    expect((await send({ key, file: toPdf({ text: 'Another' }) })).status).toBe(409);
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
  });

  it('has its file named for show only', async () => {
    const key = randomUUID();
    expect((await send({ key, name: '../../../etc/cron.d/x.pdf' })).status).toBe(201);
    expect(await getStored(key)).toMatchObject({ resumeName: 'x.pdf' });
  });

  it('says what a recruiter should know of its file', async () => {
    const key = randomUUID();
    await send({ key, file: toPdf({ extra: '<< /EmbeddedFiles 9 0 R >>\n' }) });
    expect((await getStored(key)).resumeNote).toContain('attached');
  });

  it.each(soundResumes)('is taken with %s', async (_what, name, file) => {
    expect((await send({ name, file })).status).toBe(201);
  });
});

describe('refused, and nothing left behind:', () => {
  async function expectRefused(sending: Sending, status: number) {
    const kept = listKept();
    const answer = await send(sending);
    expect(answer.status).toBe(status);
    expect(errorBodySchema.parse(answer.body).message).not.toBe('');
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
    if (sending.key) expect(await findStored(sending.key)).toEqual([]);
    return answer.body;
  }

  it.each(refusedResumes)('%s', async (_what, name, file, problem) => {
    // A file of no bytes is missing for the contract already; a name that is cleaned away, too.
    const body = await expectRefused(
      { name, file, key: randomUUID() },
      problem === 'tooLarge' ? 413 : 422,
    );
    if (problem !== 'empty') expect(body.fields).toEqual({ resume: problem });
  });

  it.each<[string, number, Sending]>([
    ['a wrong secret', 401, { secret: 'wrong' }],
    ['no id', 400, { key: null }],
    ['a missing field', 422, { fields: { position: undefined } }],
    ['no file', 422, { fields: { resume: undefined } }],
    [
      'a file that is no base64',
      422,
      { fields: { resume: 'data:application/pdf;base64,JVBERi0=' } },
    ],
    ['no name', 422, { fields: { resumeName: '' } }],
    [
      'JSON',
      415,
      { body: JSON.stringify(careers), headers: { 'Content-Type': 'application/json' } },
    ],
    [
      'a form without a boundary',
      400,
      { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ],
    [
      'a body over the limit',
      413,
      {
        body: 'x'.repeat(8 * 1024 * 1024),
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      },
    ],
  ])('%s (%i)', async (_name, status, sending) => {
    await expectRefused(sending, status);
  });

  it('a form cut short', async () => {
    const whole = new Request('http://localhost', { method: 'POST', body: toForm({}) });
    const type = whole.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    await expectRefused(
      { body: bytes.subarray(0, bytes.length - 200), headers: { 'Content-Type': type } },
      400,
    );
  });

  it('a file sent as a file', async () => {
    const form = toForm({});
    form.set('resume', new File([new Uint8Array(pdf)], 'cv.pdf'));
    await expectRefused({ body: form }, 400);
  });

  it('an upload that breaks off', async () => {
    const kept = listKept();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
      },
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const answer = await answerApi(
      new Request(`http://localhost${intakePaths.careers}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
          'Idempotency-Key': randomUUID(),
          'Content-Type': 'multipart/form-data; boundary=x',
        },
        body,
        duplex: 'half',
      } as RequestInit),
      dashboard.payload,
    );
    expect(answer.ok).toBe(false);
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
  });
});

describe('a database that fails', () => {
  it('acknowledges nothing, and the next try succeeds', async () => {
    vi.spyOn(dashboard.payload, 'create').mockRejectedValue(new Error('database is locked'));
    const key = randomUUID();
    const { status, body } = await send({ key });
    expect(status).toBe(503);
    expect(body).not.toHaveProperty('reference');
    vi.restoreAllMocks();
    expect((await send({ key })).status).toBe(201);
    await resumes.sweepResumes(dashboard.payload, inTwoHours());
    expect(listIncoming()).toEqual([]);
    expect(listKept()).toContain((await getStored(key)).resumeKey);
  });
});

describe('the sweep', () => {
  it('ends what a dying process left: keeps the files of applications, removes the others', async () => {
    const key = randomUUID();
    await send({ key });
    const { resumeKey } = await getStored(key);
    // As if it had died between the row and the move.
    await resumes.releaseResume(resumeKey);
    const orphan = 'f'.repeat(32);
    writeFileSync(join(folder(), 'incoming', orphan), 'x');

    await resumes.sweepResumes(dashboard.payload);
    expect(listIncoming().sort()).toEqual([resumeKey, orphan].sort());
    const read = await resumes.readResume(resumeKey);
    expect(Buffer.from(await new Response(read).arrayBuffer()).equals(pdf)).toBe(true);

    await resumes.sweepResumes(dashboard.payload, inTwoHours());
    expect(listIncoming()).toEqual([]);
    expect(listKept()).toContain(resumeKey);
    expect(listKept()).not.toContain(orphan);
  });

  it('never looks at kept files, whatever the database says', async () => {
    writeFileSync(join(folder(), 'e'.repeat(32)), 'x');
    await resumes.sweepResumes(dashboard.payload, inTwoHours());
    expect(listKept()).toContain('e'.repeat(32));
  });

  it('puts a file right when the message is sent again', async () => {
    const key = randomUUID();
    await send({ key });
    const { resumeKey } = await getStored(key);
    await resumes.releaseResume(resumeKey);
    expect((await send({ key })).status).toBe(200);
    expect(listKept()).toContain(resumeKey);
  });
});

describe('a stored resume', () => {
  const password = 'a long enough password';

  async function download(resumeKey: string, role?: string): Promise<Response> {
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = role && (await signIn(`${role}@example.com`, password));
    return callRest(`/applications/resumes/${resumeKey}`, { ...(cookie && { cookie }) });
  }

  it.each(['admin', 'recruiter'])('is served to the %s, as a file to save', async (role) => {
    const key = randomUUID();
    await send({ key, name: `O'Farid (عمر) "x"\r\n.pdf` });
    const answer = await download((await getStored(key)).resumeKey, role);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="resume.pdf"; filename*=UTF-8\'\'O%27Farid%20%28%D8%B9%D9%85%D8%B1%29%20%22x%22%20.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it.each([
    ['nobody', undefined, 401],
    ['an editor', 'editor', 403],
  ])('is not served to %s', async (_who, role, status) => {
    const key = randomUUID();
    await send({ key });
    const answer = await download((await getStored(key)).resumeKey, role);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('%PDF');
  });

  it.each(['0'.repeat(32), '1', '..%2F..%2Fdashboard.db', 'incoming'])(
    'is not found at %s',
    async (key) => {
      expect((await download(key, 'recruiter')).status).toBe(404);
    },
  );

  it('goes with its application', async () => {
    const key = randomUUID();
    await send({ key });
    const { id, resumeKey } = await getStored(key);
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = await signIn('recruiter@example.com', password);
    const answer = await callRest(`/applications/${id}`, { method: 'DELETE', cookie });
    expect(answer.status).toBe(200);
    expect(listKept()).not.toContain(resumeKey);
    expect(listIncoming()).not.toContain(resumeKey);
    expect((await download(resumeKey, 'recruiter')).status).toBe(404);
  });

  it('cannot be exchanged, nor can its application be made or rewritten', async () => {
    const key = randomUUID();
    await send({ key });
    const { id, resumeKey, createdAt } = await getStored(key);
    const { callRest, signIn } = await import('../../testing/call-rest.ts');
    const cookie = await signIn('recruiter@example.com', password);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const body = { resumeKey: '0'.repeat(32), firstName: 'X', createdAt: yesterday, state: 'read' };
    await callRest(`/applications/${id}`, { method: 'PATCH', cookie, body });
    expect(await getStored(key)).toMatchObject({
      resumeKey,
      createdAt,
      firstName: 'Omar',
      state: 'read',
    });
    const made = await callRest('/applications', { method: 'POST', cookie, body });
    expect(made.status).toBe(403);
  });
});

it('takes a file of the largest size', () => {
  expect(Math.ceil(resumeLimits.bytes / 3) * 4).toBeLessThan(7.4 * 1024 * 1024);
});
