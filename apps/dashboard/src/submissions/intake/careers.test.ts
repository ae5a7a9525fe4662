import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBodySchema, intakePaths, intakeReplySchema } from '@agency/contracts';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import { resumeLimits } from '@agency/resumes/resume-rules';
import { refusedSamples, soundSamples } from '@agency/resumes/testing/corpus';
import { toObject, toPdf } from '@agency/resumes/testing/documents';
import { describe, expect, it, vi } from 'vitest';
import { TEST_INTAKE_SECRET } from '../../testing/open-test-dashboard.ts';
import {
  dashboard,
  findStored,
  folder,
  getStored,
  handleApi,
  inTwoHours,
  listIncoming,
  listKept,
  pdf,
  resumes,
  type Sending,
  send,
  toForm,
  typed,
} from './testing/open-careers.ts';

describe('an application', () => {
  it('is stored with the unchanged file and a readable reference', async () => {
    const key = randomUUID();
    const { status, body } = await send({ key, name: 'سيرة عمر.pdf' });
    expect(status).toBe(201);
    expect(intakeReplySchema.parse(body).reference).toMatch(/^A-[\w]{4}-[\w]{4}$/);
    const stored = await getStored(key);
    expect(stored).toMatchObject({
      answers: typed,
      state: 'new',
      resumeName: 'سيرة عمر.pdf',
      resumeKind: 'pdf',
      resumeSize: pdf.length,
      resumeKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(readFileSync(join(folder(), stored.resumeKey)).equals(pdf)).toBe(true);
    expect(listIncoming()).toEqual([]);
  });

  it('sent again gets 200 with the same reference, and is stored once', async () => {
    const key = randomUUID();
    const first = await send({ key });
    const kept = listKept();
    expect(await send({ key })).toEqual({ status: 200, body: first.body });
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
  });

  it('sent concurrently is stored once, with one file', async () => {
    const key = randomUUID();
    const before = listKept();
    const responses = await Promise.all(Array.from({ length: 12 }, () => send({ key })));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(await findStored(key)).toHaveLength(1);
    const added = listKept().filter((name) => !before.includes(name));
    expect(added).toEqual([(await getStored(key)).resumeKey]);
    expect(listIncoming()).toEqual([]);
  });

  it('with the id of another one is 409, and does not change the other one', async () => {
    const key = randomUUID();
    await send({ key });
    const kept = listKept();
    expect((await send({ key, file: toPdf({ text: 'Another' }) })).status).toBe(409);
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
  });

  it('uses the file name for display only', async () => {
    const key = randomUUID();
    expect((await send({ key, name: '../../../etc/cron.d/x.pdf' })).status).toBe(201);
    expect(await getStored(key)).toMatchObject({ resumeName: 'x.pdf' });
  });

  it('gets a file extension from the content if the name has none', async () => {
    const key = randomUUID();
    expect((await send({ key, name: 'resume' })).status).toBe(201);
    expect(await getStored(key)).toMatchObject({ resumeName: 'resume.pdf', resumeKind: 'pdf' });
  });

  it('is stored with warnings about its file', async () => {
    const key = randomUUID();
    await send({ key, file: toPdf({ extra: toObject('<< /Type /EmbeddedFile >>') }) });
    expect((await getStored(key)).resumeNote).toContain('attached');
  });

  it.each(soundSamples)('is accepted with %s', async (_what, name, file) => {
    expect((await send({ name, file })).status).toBe(201);
  });
});

describe('is rejected without stored rows or files:', () => {
  async function expectRefused(sending: Sending, status: number) {
    const kept = listKept();
    const response = await send(sending);
    expect(response.status).toBe(status);
    expect(errorBodySchema.parse(response.body).message).not.toBe('');
    expect(listKept()).toEqual(kept);
    expect(listIncoming()).toEqual([]);
    if (sending.key) expect(await findStored(sending.key)).toEqual([]);
    return response.body;
  }

  it.each(refusedSamples)('%s', async (_what, name, file, problem) => {
    // For the contract an empty file is missing, and so is one whose name is empty after cleaning.
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

  it('an incomplete body', async () => {
    const whole = new Request('http://localhost', { method: 'POST', body: toForm({}) });
    const type = whole.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await whole.arrayBuffer());
    await expectRefused(
      { body: bytes.subarray(0, bytes.length - 200), headers: { 'Content-Type': type } },
      400,
    );
  });

  it('a file as a multipart file', async () => {
    const form = toForm({});
    form.set('resume', new File([new Uint8Array(pdf)], 'cv.pdf'));
    await expectRefused({ body: form }, 400);
  });

  it('an aborted upload', async () => {
    const kept = listKept();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
      },
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const response = await handleApi(
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
    expect(response.ok).toBe(false);
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
    await resumes.cleanUpResumes(dashboard.payload, inTwoHours());
    expect(listIncoming()).toEqual([]);
    expect(listKept()).toContain((await getStored(key)).resumeKey);
  });
});

it('accepts a file of the maximum size', () => {
  expect(Math.ceil(resumeLimits.bytes / 3) * 4).toBeLessThan(7.4 * 1024 * 1024);
});
