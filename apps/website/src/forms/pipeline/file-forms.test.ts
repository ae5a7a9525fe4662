import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  careersSchema,
  contactSchema,
  formReplySchema,
  KEPT_FILE_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import contactFixture from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { resumeLimits } from '@agency/resumes/resume-rules';
import { refusedResumes, soundResumes } from '@agency/resumes/testing/corpus';
import { toDocx, toPdf } from '@agency/resumes/testing/documents';
import { createLogger } from '@agency/server/logger';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import {
  type FakeDashboard,
  type Fault,
  startFakeDashboard,
} from '../../../server/testing/fake-dashboard.ts';
import { careersPageSchema } from '../../schemas/careers.ts';
import { formWordsSchema } from '../../schemas/forms.ts';
import { careersForm } from '../careers/careers-form.ts';
import { toCareersWords } from '../careers/careers-words.ts';
import { RESUME_FIELD } from '../careers/resume-field.ts';
import { formLimits } from './client-limits.ts';
import { createFormPipeline, type FormPipeline } from './create-form-pipeline.ts';
import type { Refusal } from './outcome.ts';
import { toJsonReply } from './reply.ts';

const siteUrl = 'https://nabra.example';
const secret = 's'.repeat(43);
const submissionId = '7d444840-9dc0-4dd1-8f8e-0f0f8a4b2f11';
const pdf = toPdf();
const { resume: _resume, resumeName: _name, resumeType: _type, ...typed } = fixture;

const readContent = (path: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../content', path, 'en.yaml'), 'utf8'));
const own = careersPageSchema.parse(readContent('pages/careers')).form;
const words = toCareersWords(formWordsSchema.parse(readContent('forms')), own);

let fake: FakeDashboard;
let pipeline: FormPipeline;
let clients = 0;

beforeEach(async () => {
  fake = await startFakeDashboard();
  pipeline = openPipeline();
});
afterEach(() => {
  vi.useRealTimers();
  return fake.close();
});

function openPipeline(careersEndpoint?: string): FormPipeline {
  return createFormPipeline({
    siteUrl,
    dashboardUrl: fake.url,
    endpoints: { careers: careersEndpoint },
    intakeSecret: secret,
    logger: createLogger('test', 'silent'),
  });
}

interface Sending {
  fields?: Record<string, string>;
  /** `null` sends the empty part of a field in which no file was chosen. */
  file?: File | null;
  accept?: string;
}

const toFile = (bytes: Buffer = pdf, name = 'omar-farid.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

function toForm({ fields = {}, file = toFile() }: Sending = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...typed,
    [SUBMISSION_ID_FIELD]: submissionId,
    ...fields,
  })) {
    form.set(name, value);
  }
  form.set(RESUME_FIELD, file ?? new File([], ''));
  return form;
}

// As bytes, because a request that is read half way must not leave a form behind that is still being written.
async function toRequest(sending: Sending = {}): Promise<Request> {
  const request = new Request(siteUrl, { method: 'POST', body: toForm(sending) });
  const headers = {
    Origin: siteUrl,
    Accept: sending.accept ?? 'application/json',
    'Content-Type': request.headers.get('content-type') ?? '',
  };
  const body = await request.arrayBuffer();
  return new Request(`${siteUrl}/forms/careers`, { method: 'POST', headers, body });
}

const nextClient = () => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};
const pass = (request: Request, clientAddress = nextClient()) =>
  pipeline.submit(careersForm, request, { clientAddress, words });
const send = async (sending: Sending = {}, from?: string) => pass(await toRequest(sending), from);

async function sendRefused(sending: Sending, from?: string): Promise<Refusal> {
  const outcome = await send(sending, from);
  if (outcome.kind !== 'refused') throw new Error('it was not refused');
  return outcome;
}

async function getStored(id = submissionId) {
  const stored = fake.stored.get(id);
  if (!stored) throw new Error('it was not stored');
  const boundary = /^--(.+)\r\n/.exec(stored.body)?.[1];
  const type = `multipart/form-data; boundary=${boundary}`;
  const answer = new Response(stored.body, { headers: { 'Content-Type': type } });
  return { ...stored, fields: Object.fromEntries(await answer.formData()) };
}

describe('an application', () => {
  it('is stored in the wire shape, word for word', async () => {
    expect(await send()).toMatchObject({ kind: 'stored', submissionId });
    const { fields, authorization } = await getStored();
    expect(fields).toEqual({
      ...typed,
      resume: pdf.toString('base64'),
      resumeName: 'omar-farid.pdf',
      resumeType: 'application/pdf',
    });
    expect(careersSchema.safeParse(fields).success).toBe(true);
    expect(authorization).toBe(`Bearer ${secret}`);
  });

  it.each(soundResumes)('is taken with %s', async (_what, name, bytes) => {
    expect((await send({ file: toFile(bytes, name) })).kind).toBe('stored');
  });

  it('has its file named for show only', async () => {
    await send({ file: toFile(pdf, '../../\u202Ex.pdf', '') });
    expect((await getStored()).fields).toMatchObject({
      resumeName: 'x.pdf',
      resumeType: 'application/octet-stream',
    });
  });

  it('is stored once under a double click, and when it is sent again', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => send()));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await send()).toEqual(outcomes[0]);
    expect(fake.calls).toHaveLength(1);
  });

  it('with another file is another one', async () => {
    await send();
    expect((await send({ file: toFile(toPdf({ text: 'Another' })) })).kind).toBe('stored');
    expect(fake.stored.size).toBe(2);
  });
});

describe('a file that is refused', () => {
  // No browser sends a NUL in a name; such a form is not read at all.
  const sendable = refusedResumes.filter(([, name]) => !name.includes('\0'));
  it.each(sendable)('(%s) is named in plain words', async (_what, name, bytes, problem) => {
    const refusal = await sendRefused({ file: toFile(bytes, name) });
    const sentence = own.problems.resume[problem];
    expect(refusal).toMatchObject({
      status: problem === 'tooLarge' ? 413 : 422,
      fields: { resume: sentence },
      values: typed,
      submissionId,
    });
    expect(sentence).not.toBe('');
    expect(fake.calls).toEqual([]);
  });

  it('for being missing is asked for in the specified words', async () => {
    for (const file of [null, new File([], 'cv.pdf')]) {
      const { fields } = await sendRefused({ file });
      expect(Object.keys(fields)).toEqual(['resume']);
    }
    const { fields } = await sendRefused({ file: null });
    expect(fields.resume).toBe('Please upload your resume.');
  });

  it('is told together with everything else', async () => {
    const refusal = await sendRefused({
      fields: { firstName: '', email: 'omar@' },
      file: toFile(toDocx()),
    });
    expect(Object.keys(refusal.fields)).toEqual(['firstName', 'email', 'resume']);
    expect(refusal.message).toBe('Three answers need another look');
  });

  it('for coming twice makes the form unreadable', async () => {
    const form = toForm();
    form.append('resume', toFile());
    const request = new Request(`${siteUrl}/forms/careers`, { method: 'POST', body: form });
    expect(await pass(request)).toMatchObject({ status: 400 });
  });

  it('for having a NUL in its name makes the form unreadable', async () => {
    expect(await sendRefused({ file: toFile(pdf, 'a.exe\0.pdf') })).toMatchObject({ status: 400 });
  });

  it('in a field for text makes the form unreadable', async () => {
    const form = toForm();
    form.set('message', toFile());
    const request = new Request(`${siteUrl}/forms/careers`, { method: 'POST', body: form });
    expect(await pass(request)).toMatchObject({ status: 400 });
  });
});

describe('a form that is too large', () => {
  const huge = () => toFile(Buffer.alloc(7 * 1024 * 1024), 'cv.pdf');

  it('is refused in a clear sentence, and its text comes back', async () => {
    expect(await sendRefused({ file: huge() })).toMatchObject({
      status: 413,
      message: own.refusals.tooLarge,
      values: typed,
    });
    expect(fake.calls).toEqual([]);
  });

  it('and says so in advance is read no further than its text', async () => {
    const request = await toRequest({ file: huge() });
    let read = 0;
    const reader = request.body?.getReader();
    const body = new ReadableStream({
      async pull(controller) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return controller.close();
        for (let at = 0; at < value.length; at += 16_384) {
          controller.enqueue(value.subarray(at, at + 16_384));
        }
        read += value.length;
      },
    });
    const headers = new Headers(request.headers);
    headers.set('Content-Length', String(8 * 1024 * 1024));
    const refusal = await pass(
      new Request(request.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
    );
    expect(refusal).toMatchObject({ status: 413, values: typed });
    expect(read).toBeGreaterThan(0);
  });

  it('counts the file by itself, too', async () => {
    const file = toFile(Buffer.alloc(resumeLimits.bytes + 1), 'cv.pdf');
    expect(await sendRefused({ file })).toMatchObject({
      status: 413,
      fields: { resume: own.problems.resume.tooLarge },
      values: typed,
    });
  });
});

describe('a file that was accepted', () => {
  const accept = 'text/html';

  it('need not be chosen again on a page', async () => {
    const first = await sendRefused({ fields: { position: '' }, accept });
    expect(first.keptFile).toMatchObject({ name: 'omar-farid.pdf' });
    const keptFile = first.keptFile?.token ?? '';
    expect(keptFile).toMatch(/^[\w-]{32}$/);
    // Wrong again, and the same file is still there.
    const again = await sendRefused({
      fields: { position: '', [KEPT_FILE_FIELD]: keptFile },
      file: null,
      accept,
    });
    expect(again.keptFile).toEqual(first.keptFile);
    expect((await send({ fields: { [KEPT_FILE_FIELD]: keptFile }, file: null, accept })).kind).toBe(
      'stored',
    );
    expect((await getStored()).fields).toMatchObject({ resume: pdf.toString('base64') });
    // It was handed over: nobody can send it once more.
    const late = await sendRefused({
      fields: { [KEPT_FILE_FIELD]: keptFile, message: 'x' },
      file: null,
    });
    expect(late.fields).toEqual({ resume: 'Please upload your resume.' });
  });

  it('gives way to a new one', async () => {
    const first = await sendRefused({ fields: { position: '' }, accept });
    const keptFile = first.keptFile?.token ?? '';
    const file = toFile(toDocx(), 'new.docx');
    expect((await send({ fields: { [KEPT_FILE_FIELD]: keptFile }, file, accept })).kind).toBe(
      'stored',
    );
    expect((await getStored()).fields).toMatchObject({ resumeName: 'new.docx' });
  });

  it('is kept when the message could not be stored', async () => {
    fake.fault = 'server-error';
    const refusal = await sendRefused({ accept });
    expect(refusal).toMatchObject({ status: 503, message: own.failed, values: typed });
    fake.fault = undefined;
    const keptFile = refusal.keptFile?.token ?? '';
    expect((await send({ fields: { [KEPT_FILE_FIELD]: keptFile }, file: null, accept })).kind).toBe(
      'stored',
    );
  });

  it('is not kept for a script, which still has it, nor when it is refused itself', async () => {
    expect(await sendRefused({ fields: { position: '' } })).not.toHaveProperty('keptFile');
    const wrong = { fields: { position: '' }, file: toFile(toDocx()), accept };
    expect(await sendRefused(wrong)).not.toHaveProperty('keptFile');
  });

  it('is not found under a guessed token', async () => {
    const refusal = await sendRefused({
      fields: { [KEPT_FILE_FIELD]: 'x'.repeat(32) },
      file: null,
    });
    expect(refusal.fields).toEqual({ resume: 'Please upload your resume.' });
  });
});

describe('limits', () => {
  const sendNumber = (index: number, from: string) =>
    send(
      { fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID(), message: `Number ${index}` } },
      from,
    );

  it('let a whole university apply within an hour, and keep what a flood sends as typed', async () => {
    const from = nextClient();
    for (let index = 0; index < formLimits.messages; index += 1) {
      expect((await sendNumber(index, from)).kind).toBe('stored');
    }
    expect(formLimits.messages).toBeGreaterThanOrEqual(2 * 50);
    expect(await sendNumber(-1, from)).toMatchObject({
      status: 429,
      message: own.refusals.tooMany,
      values: { message: 'Number -1' },
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 3000 && seconds <= 3600),
    });
    expect((await sendNumber(4, nextClient())).kind).toBe('stored');
  });

  it('count neither what was refused nor what was not stored', async () => {
    const from = nextClient();
    for (let round = 0; round < 5; round += 1) await sendRefused({ file: null }, from);
    fake.fault = 'server-error';
    for (let round = 0; round < 5; round += 1) await sendRefused({}, from);
    fake.fault = undefined;
    expect((await send({}, from)).kind).toBe('stored');
  });

  // A form whose rest comes when it is told to.
  async function startSlow(from: string) {
    const whole = await toRequest({ fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    let finish: () => void = () => undefined;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 100));
        finish = () => {
          controller.enqueue(bytes.subarray(100));
          controller.close();
        };
      },
    });
    const { url, headers } = whole;
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    return { outcome: pass(new Request(url, init), from), finish };
  }

  // A form that comes at so many bytes a second for as long as it may.
  async function startSteady(from: string, speed = 25_000) {
    const file = toFile(Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024)]));
    const whole = await toRequest({ file, fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    let timer: NodeJS.Timeout | undefined;
    let finish: () => void = () => undefined;
    const body = new ReadableStream({
      start(controller) {
        let sent = 0;
        timer = setInterval(() => {
          controller.enqueue(bytes.subarray(sent, sent + speed));
          sent += speed;
        }, 1000);
        finish = () => {
          clearInterval(timer);
          controller.close();
        };
      },
      cancel: () => clearInterval(timer),
    });
    const { url, headers } = whole;
    let answered = false;
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const outcome = pass(new Request(url, init), from).finally(() => {
      answered = true;
    });
    return { outcome, isAnswered: () => answered, finish };
  }

  const emptyPost = {
    method: 'POST',
    headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
    body: '{}',
  };

  it('let no client hold the places of others, and its own third upload waits', async () => {
    const slow = nextClient();
    const held = [await startSlow(slow), await startSlow(slow)];
    let isAnswered = false;
    const third = send({ fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } }, slow).finally(
      () => {
        isAnswered = true;
      },
    );
    expect((await send()).kind).toBe('stored');
    expect(isAnswered).toBe(false);
    for (const { finish } of held) finish();
    for (const { outcome } of held) expect((await outcome).kind).toBe('stored');
    expect((await third).kind).toBe('stored');
  });

  it('close nothing for others when one client sends twenty slowly, each of which ends well or keeps what was typed', async () => {
    const slow = nextClient();
    const held = await Promise.all(Array.from({ length: 20 }, () => startSlow(slow)));
    for (const from of [nextClient(), nextClient()]) {
      const other = await send({ fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } }, from);
      expect(other.kind).toBe('stored');
    }
    for (const { finish } of held) finish();
    const outcomes = await Promise.all(held.map(({ outcome }) => outcome));
    const { all, each, line } = formLimits.uploads;
    expect(each).toBeLessThan(all);
    const refused = outcomes.filter(({ kind }) => kind === 'refused');
    expect(refused).toHaveLength(20 - each - line.each);
    for (const one of refused) expect(one).toMatchObject({ status: 503, values: typed });
  });

  it('end a form that hardly goes on, and give back what was typed', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    const slow = await startSteady(nextClient(), 400);
    await vi.advanceTimersByTimeAsync(62_000);
    vi.useRealTimers();
    expect(await slow.outcome).toMatchObject({ status: 503, values: typed });
    slow.finish();
  });

  it('that are used up lose nothing that was typed, nor the file that was kept', async () => {
    const from = nextClient();
    const accept = 'text/html';
    const first = await sendRefused({ fields: { position: '' }, accept }, from);
    const keptFile = first.keptFile?.token ?? '';
    const held = await Promise.all([startSlow(from), startSlow(from)]);
    const waiting = Array.from({ length: formLimits.uploads.line.each }, () => startSlow(from));
    held.push(...(await Promise.all(waiting)));
    const busy = { status: 503, message: words.refusals.busy, values: typed, retryAfter: 10 };
    expect(await sendRefused({}, from)).toMatchObject({ ...busy, submissionId });
    const large = toFile(Buffer.alloc(5 * 1024 * 1024));
    expect(await sendRefused({ file: large }, from)).toMatchObject(busy);
    const withKept = await sendRefused(
      { fields: { [KEPT_FILE_FIELD]: keptFile }, file: null, accept },
      from,
    );
    expect(withKept).toMatchObject({ ...busy, keptFile: first.keptFile });
    for (const { finish } of held) finish();
    for (const { outcome } of held) expect((await outcome).kind).toBe('stored');
  });

  it('give what was typed back to who has posted too often', async () => {
    const from = nextClient();
    for (let index = 0; index < formLimits.posts; index += 1) {
      await pass(new Request(`${siteUrl}/forms/careers`, emptyPost), from);
    }
    expect(await sendRefused({}, from)).toMatchObject({ status: 429, values: typed });
  });

  it('end a slow upload after a minute when another one waits, and give back what was typed', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    const slow = await Promise.all(
      Array.from({ length: formLimits.uploads.all }, () => startSteady(nextClient())),
    );
    await vi.advanceTimersByTimeAsync(90_000);
    expect(slow.filter(({ isAnswered }) => isAnswered())).toEqual([]);
    const next = send();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(slow.filter(({ isAnswered }) => isAnswered())).toHaveLength(1);
    });
    vi.useRealTimers();
    expect((await next).kind).toBe('stored');
    const [cut] = slow.filter(({ isAnswered }) => isAnswered());
    expect(await cut?.outcome).toMatchObject({ status: 503, values: typed, retryAfter: 10 });
    for (const { finish } of slow) finish();
    for (const { outcome } of slow) await outcome;
  });

  it('let no other form wait while every place for uploads is taken', async () => {
    const held = await Promise.all(
      Array.from({ length: formLimits.uploads.all }, () => startSlow(nextClient())),
    );
    const contact = new Request(`${siteUrl}/forms/contact`, {
      method: 'POST',
      headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify(contactFixture),
    });
    const outcome = await pipeline.submit({ name: 'contact', schema: contactSchema }, contact, {
      clientAddress: nextClient(),
      words,
    });
    expect(outcome.kind).toBe('stored');
    for (const { finish } of held) finish();
    for (const { outcome: applied } of held) expect((await applied).kind).toBe('stored');
  });

  it.each([
    ['application/x-www-form-urlencoded', '&a=b'],
    ['application/json', ' '],
  ])(
    'refuse a long application as %s, which cannot carry a file, before it is parsed',
    async (type, part) => {
      const headers = { Origin: siteUrl, 'Content-Type': type };
      const body = part.repeat(Math.ceil((6 * 1024 * 1024) / part.length));
      const request = new Request(`${siteUrl}/forms/careers`, { method: 'POST', headers, body });
      expect(await pass(request)).toMatchObject({ status: 413 });
    },
  );

  it('refuse a form of a hundred thousand parts before they are all read', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const request = new Request(`${siteUrl}/forms/careers`, {
      method: 'POST',
      headers: { Origin: siteUrl, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: `${part.repeat(100_000)}--b--\r\n`,
    });
    expect(await pass(request)).toMatchObject({ status: 400 });
  });
});

describe('an endpoint of ours that fails', () => {
  it.each<Fault>(['cut', 'html', 'null', 'wrong-schema', 'server-error', 'redirect', 'conflict'])(
    '(%s) is never taken for success',
    async (fault) => {
      fake.fault = fault;
      expect(await sendRefused({})).toMatchObject({ status: 503, message: own.failed });
    },
  );
});

describe('an endpoint of somebody else', () => {
  let server: Server | undefined;
  let told: Record<string, string | string[] | undefined>[];

  async function open(status: number, type: string, body: string): Promise<string> {
    told = [];
    const started = createServer((request, response) => {
      told.push(request.headers);
      request.resume().on('end', () => {
        response.writeHead(status, { 'Content-Type': type }).end(body);
      });
    });
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/exec`;
  }
  afterEach(() => server?.closeAllConnections());
  afterEach(() => server?.close());

  it.each([
    [200, 'text/plain', 'Success'],
    [201, 'application/json', '{}'],
    [204, 'text/plain', ''],
  ])('that answers %i %s has stored it', async (status, type, body) => {
    pipeline = openPipeline(await open(status, type, body));
    expect(await send()).toMatchObject({ kind: 'stored', reference: submissionId });
    expect(told[0]).not.toHaveProperty('authorization');
    expect(told[0]).toMatchObject({ 'idempotency-key': submissionId });
  });

  it('that gives a reference is quoted', async () => {
    pipeline = openPipeline(await open(200, 'application/json', '{"ok":true,"reference":"ROW-7"}'));
    expect(await send()).toMatchObject({ reference: 'ROW-7' });
  });

  it.each([302, 400, 404, 500])('that answers %i has not', async (status) => {
    pipeline = openPipeline(await open(status, 'text/plain', 'no'));
    expect(await sendRefused({})).toMatchObject({ status: 503, message: own.failed });
  });
});

describe('whatever is sent', () => {
  it('is answered in the one shape, and only what the contract allows is stored', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 3000 }),
      fc.uint8Array({ maxLength: 200 }).map((tail) => Buffer.concat([pdf, tail])),
      fc.nat(pdf.length).map((length) => pdf.subarray(0, length)),
    );
    const sending = fc.record({
      name: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('a.pdf', 'a.doc', 'a.docx', '../a.pdf', 'a\u202E.pdf'),
      ),
      type: fc.string({ maxLength: 50 }),
      bytes,
      field: fc.constantFrom('resume', 'message', 'x', 'resumeName'),
    });
    await fc.assert(
      fc.asyncProperty(sending, async ({ name, type, bytes: content, field }) => {
        const form = toForm({ fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } });
        form.set(field, new File([new Uint8Array(content)], name, { type }));
        const whole = new Request(siteUrl, { method: 'POST', body: form });
        const headers = { 'Content-Type': whole.headers.get('content-type') ?? '' };
        const body = await whole.arrayBuffer();
        const outcome = await pass(new Request(siteUrl, { method: 'POST', headers, body }));
        if (outcome.kind === 'refused') expect([400, 413, 422]).toContain(outcome.status);
        expect(formReplySchema.safeParse(await toJsonReply(outcome).json()).success).toBe(true);
      }),
      { numRuns: 200 },
    );
    for (const id of fake.stored.keys()) {
      expect(careersSchema.safeParse((await getStored(id)).fields).success).toBe(true);
    }
  });

  it('a body cut anywhere is never taken for a whole one', async () => {
    const whole = await toRequest();
    const bytes = Buffer.from(await whole.arrayBuffer());
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 10), async (length) => {
        const { headers } = whole;
        const cut = new Request(whole.url, {
          method: 'POST',
          headers,
          body: bytes.subarray(0, length),
        });
        expect((await pass(cut)).kind).toBe('refused');
      }),
      { numRuns: 100 },
    );
    expect(fake.stored.size).toBe(0);
  });
});
