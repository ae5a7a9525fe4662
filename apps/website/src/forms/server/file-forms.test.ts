import { careersSchema, formReplySchema, SUBMISSION_ID_FIELD } from '@agency/contracts';
import { resumeLimits } from '@agency/resumes/resume-rules';
import { refusedSamples, soundSamples } from '@agency/resumes/testing/corpus';
import { toDocx, toPdf } from '@agency/resumes/testing/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJsonResponse } from './response.ts';
import {
  fake,
  getStored,
  own,
  pass,
  pdf,
  send,
  sendRejected,
  toFile,
  toForm,
  toRequest,
  typed,
} from './testing/careers-submissions.ts';
import { SITE_URL, SUBMISSION_ID, secret } from './testing/form-basics.ts';

describe('an application', () => {
  it('is stored in the format of the contract, unchanged', async () => {
    expect(await send()).toMatchObject({ kind: 'stored', submissionId: SUBMISSION_ID });
    const { fields, authorization } = await getStored();
    const { spam: _spam, context: _context, ...specified } = fields;
    expect(specified).toEqual({
      ...typed,
      resume: pdf.toString('base64'),
      resumeName: 'omar-farid.pdf',
      resumeType: 'application/pdf',
    });
    expect(careersSchema.safeParse(specified).success).toBe(true);
    expect(authorization).toBe(`Bearer ${secret}`);
  });

  it.each(soundSamples)('is accepted with %s', async (_what, name, bytes) => {
    expect((await send({ file: toFile(bytes, name) })).kind).toBe('stored');
  });

  it('contains the name of its file for display only', async () => {
    await send({ file: toFile(pdf, '../../\u202Ex.pdf', '') });
    expect((await getStored()).fields).toMatchObject({
      resumeName: 'x.pdf',
      resumeType: 'application/octet-stream',
    });
  });

  it('has the extension of its content if a phone sent none', async () => {
    await send({ file: toFile(pdf, 'resume') });
    expect((await getStored()).fields).toMatchObject({ resumeName: 'resume.pdf' });
  });

  it('is stored once when it is sent twice', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => send()));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await send()).toEqual(outcomes[0]);
    expect(fake.calls).toHaveLength(1);
  });

  it('that was withdrawn is a new one when it is sent again, to any process', async () => {
    fake.isWithdrawable = true;
    const first = await send();
    expect(await send()).toEqual(first);
    expect(fake.stored.size).toBe(1);
    fake.stored.clear();
    const again = await send();
    expect(again.kind).toBe('stored');
    expect(again).not.toEqual(first);
    expect(fake.stored.size).toBe(1);
  });

  it('with another file is another application', async () => {
    await send();
    expect((await send({ file: toFile(toPdf({ text: 'Another' })) })).kind).toBe('stored');
    expect(fake.stored.size).toBe(2);
  });
});

describe('a file that is rejected', () => {
  // No browser sends a NUL in a name, so such a form is not parsed.
  const sendable = refusedSamples.filter(([, name]) => !name.includes('\0'));
  it.each(sendable)('(%s) gets a plain message', async (_what, name, bytes, problem) => {
    const rejection = await sendRejected({ file: toFile(bytes, name) });
    const sentence = own.problems.resume[problem];
    expect(rejection).toMatchObject({
      status: problem === 'tooLarge' ? 413 : 422,
      fields: { resume: sentence },
      values: typed,
      submissionId: SUBMISSION_ID,
    });
    expect(sentence).not.toBe('');
    expect(fake.calls).toEqual([]);
  });

  it('because it is missing gets the specified message', async () => {
    for (const file of [null, new File([], 'cv.pdf')]) {
      const { fields } = await sendRejected({ file });
      expect(Object.keys(fields)).toEqual(['resume']);
    }
    const { fields, message } = await sendRejected({ file: null });
    expect(fields.resume).toBe('Please upload your resume.');
    expect(message).toBe('One thing is missing');
  });

  it('is reported together with all other errors', async () => {
    const rejection = await sendRejected({
      fields: { firstName: '', email: 'omar@' },
      file: toFile(toDocx()),
    });
    expect(Object.keys(rejection.fields)).toEqual(['firstName', 'email', 'resume']);
    expect(rejection.message).toBe('Three things are missing or need another look');
  });

  it('because it comes twice makes the form unreadable', async () => {
    const form = toForm();
    form.append('resume', toFile());
    const request = new Request(`${SITE_URL}/forms/careers`, { method: 'POST', body: form });
    expect(await pass(request)).toMatchObject({ status: 400 });
  });

  it('because of a NUL in its name makes the form unreadable', async () => {
    expect(await sendRejected({ file: toFile(pdf, 'a.exe\0.pdf') })).toMatchObject({ status: 400 });
  });

  it('with other fields that are not UTF-8 makes the form unreadable, and special characters do not', async () => {
    const toSent = async (name: string) => {
      const form = toForm();
      form.set('firstName', name);
      const { headers, body } = new Request(SITE_URL, { method: 'POST', body: form });
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      const at = bytes.indexOf('BROKEN');
      if (at !== -1) bytes[at] = 0xff;
      return new Request(`${SITE_URL}/forms/careers`, { method: 'POST', headers, body: bytes });
    };
    expect(await pass(await toSent('BROKEN'))).toMatchObject({ status: 400 });
    expect(await pass(await toSent('Nour \ufffd'))).toMatchObject({ kind: 'stored' });
  });

  it('in a field for text makes the form unreadable', async () => {
    const form = toForm();
    form.set('message', toFile());
    const request = new Request(`${SITE_URL}/forms/careers`, { method: 'POST', body: form });
    expect(await pass(request)).toMatchObject({ status: 400 });
  });
});

describe('a form that is too large', () => {
  const huge = () => toFile(Buffer.alloc(7 * 1024 * 1024), 'cv.pdf');

  it('is rejected with a clear message, and its text is returned', async () => {
    expect(await sendRejected({ file: huge() })).toMatchObject({
      status: 413,
      message: own.refusals.tooLarge,
      values: typed,
    });
    expect(fake.calls).toEqual([]);
  });

  it('and announces it is read no further than its text', async () => {
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
    const rejection = await pass(
      new Request(request.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
    );
    expect(rejection).toMatchObject({ status: 413, values: typed });
    expect(read).toBeGreaterThan(0);
  });

  it('counts the file separately', async () => {
    const file = toFile(Buffer.alloc(resumeLimits.bytes + 1), 'cv.pdf');
    expect(await sendRejected({ file })).toMatchObject({
      status: 413,
      fields: { resume: own.problems.resume.tooLarge },
      values: typed,
    });
  });
});

describe('any body', () => {
  it('gets a response in the format of the contract, and only valid fields are stored', async () => {
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
        const whole = new Request(SITE_URL, { method: 'POST', body: form });
        const headers = { 'Content-Type': whole.headers.get('content-type') ?? '' };
        const body = await whole.arrayBuffer();
        const outcome = await pass(new Request(SITE_URL, { method: 'POST', headers, body }));
        if (outcome.kind === 'rejected') expect([400, 413, 422]).toContain(outcome.status);
        expect(formReplySchema.safeParse(await toJsonResponse(outcome).json()).success).toBe(true);
      }),
      { numRuns: 200 },
    );
    for (const id of fake.stored.keys()) {
      expect(careersSchema.safeParse((await getStored(id)).fields).success).toBe(true);
    }
  });

  it('that is cut off anywhere is never accepted', async () => {
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
        expect((await pass(cut)).kind).toBe('rejected');
      }),
      { numRuns: 100 },
    );
    expect(fake.stored.size).toBe(0);
  });
});
