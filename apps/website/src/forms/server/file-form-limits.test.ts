import {
  contactSchema,
  messagesAnHour,
  RETAINED_UPLOAD_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contracts';
import contactFixture from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { formLimits } from './form-limits.ts';
import {
  fake,
  handleSubmission,
  messages,
  nextClient,
  own,
  pass,
  pdf,
  send,
  sendRejected,
  toFile,
  toRequest,
  typed,
} from './testing/careers-submissions.ts';
import { page, SITE_URL, SUBMISSION_ID } from './testing/form-basics.ts';

describe('limits', () => {
  const sendNumber = (index: number, from: string) =>
    send(
      { fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID(), message: `Number ${index}` } },
      from,
    );

  // crowd.test.ts sends fifty at once in every run.
  it('allow many applications from one IP address within an hour, and return the rest as typed', {
    tags: 'nightly',
  }, async () => {
    const from = nextClient();
    for (let index = 0; index < messagesAnHour.careers; index += 1) {
      expect((await sendNumber(index, from)).kind).toBe('stored');
    }
    expect(messagesAnHour.careers).toBeGreaterThanOrEqual(2 * 50);
    expect(await sendNumber(-1, from)).toMatchObject({
      status: 429,
      message: own.refusals.tooMany,
      values: { message: 'Number -1' },
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 3000 && seconds <= 3600),
    });
    expect((await sendNumber(4, nextClient())).kind).toBe('stored');
  });

  it('do not count forms that were rejected or not stored', async () => {
    const from = nextClient();
    for (let round = 0; round < 5; round += 1) await sendRejected({ file: null }, from);
    fake.fault = 'server-error';
    for (let round = 0; round < 5; round += 1) await sendRejected({}, from);
    fake.fault = undefined;
    expect((await send({}, from)).kind).toBe('stored');
  });

  // A form whose end is sent on demand.
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

  // A form that arrives at this many bytes a second until it is ended.
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
    let isDone = false;
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const outcome = pass(new Request(url, init), from).finally(() => {
      isDone = true;
    });
    return { outcome, isFinished: () => isDone, finish };
  }

  const emptyPost = {
    method: 'POST',
    headers: { Origin: SITE_URL, 'Content-Type': 'application/json' },
    body: '{}',
  };

  it('let the third upload of a client wait, so that other clients have slots', async () => {
    const slow = nextClient();
    const held = [await startSlow(slow), await startSlow(slow)];
    let isFinished = false;
    const third = send({ fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } }, slow).finally(
      () => {
        isFinished = true;
      },
    );
    expect((await send()).kind).toBe('stored');
    expect(isFinished).toBe(false);
    for (const { finish } of held) finish();
    for (const { outcome } of held) expect((await outcome).kind).toBe('stored');
    expect((await third).kind).toBe('stored');
  });

  it('do not affect other clients while one sends many slow uploads, which are stored or returned', async () => {
    const slow = nextClient();
    const { permits, permitsOfClient, queueOfClient } = formLimits.uploads;
    const tooMany = 8;
    const sent = permitsOfClient + queueOfClient + tooMany;
    const held = await Promise.all(Array.from({ length: sent }, () => startSlow(slow)));
    for (const from of [nextClient(), nextClient()]) {
      const other = await send({ fields: { [SUBMISSION_ID_FIELD]: crypto.randomUUID() } }, from);
      expect(other.kind).toBe('stored');
    }
    for (const { finish } of held) finish();
    const outcomes = await Promise.all(held.map(({ outcome }) => outcome));
    expect(permitsOfClient).toBeLessThan(permits);
    const rejected = outcomes.filter(({ kind }) => kind === 'rejected');
    expect(rejected).toHaveLength(tooMany);
    for (const one of rejected) expect(one).toMatchObject({ status: 503, values: typed });
  });

  it('abort an upload that is too slow, and return its values', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    const slow = await startSteady(nextClient(), 400);
    await vi.advanceTimersByTimeAsync(62_000);
    vi.useRealTimers();
    expect(await slow.outcome).toMatchObject({ status: 503, values: typed });
    slow.finish();
  });

  it('return the values and the stored file when they are exceeded', async () => {
    const from = nextClient();
    const accept = 'text/html';
    const first = await sendRejected({ fields: { position: '' }, accept }, from);
    const retainedUpload = first.retainedUpload?.token ?? '';
    const held = await Promise.all([startSlow(from), startSlow(from)]);
    const waiting = Array.from({ length: formLimits.uploads.queueOfClient }, () => startSlow(from));
    held.push(...(await Promise.all(waiting)));
    const busy = { status: 503, message: messages.refusals.busy, values: typed, retryAfter: 10 };
    expect(await sendRejected({}, from)).toMatchObject({ ...busy, submissionId: SUBMISSION_ID });
    const large = toFile(Buffer.alloc(5 * 1024 * 1024));
    expect(await sendRejected({ file: large }, from)).toMatchObject(busy);
    const withKept = await sendRejected(
      { fields: { [RETAINED_UPLOAD_FIELD]: retainedUpload }, file: null, accept },
      from,
    );
    expect(withKept).toMatchObject({ ...busy, retainedUpload: first.retainedUpload });
    for (const { finish } of held) finish();
    for (const { outcome } of held) expect((await outcome).kind).toBe('stored');
  });

  it('return the values to a client that has posted too often', async () => {
    const from = nextClient();
    for (let index = 0; index < formLimits.posts; index += 1) {
      await pass(new Request(`${SITE_URL}/forms/careers`, emptyPost), from);
    }
    expect(await sendRejected({}, from)).toMatchObject({ status: 429, values: typed });
  });

  it('abort a slow upload after a minute if another one waits, and return its values', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    const slow = await Promise.all(
      Array.from({ length: formLimits.uploads.permits }, () => startSteady(nextClient())),
    );
    await vi.advanceTimersByTimeAsync(90_000);
    expect(slow.filter(({ isFinished }) => isFinished())).toEqual([]);
    const next = send();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(slow.filter(({ isFinished }) => isFinished())).toHaveLength(1);
    });
    vi.useRealTimers();
    expect((await next).kind).toBe('stored');
    const [cut] = slow.filter(({ isFinished }) => isFinished());
    expect(await cut?.outcome).toMatchObject({ status: 503, values: typed, retryAfter: 10 });
    for (const { finish } of slow) finish();
    for (const { outcome } of slow) await outcome;
  });

  it('do not delay other forms while every slot for uploads is taken', async () => {
    const held = await Promise.all(
      Array.from({ length: formLimits.uploads.permits }, () => startSlow(nextClient())),
    );
    const contact = new Request(`${SITE_URL}/forms/contact`, {
      method: 'POST',
      headers: { Origin: SITE_URL, 'Content-Type': 'application/json' },
      body: JSON.stringify(contactFixture),
    });
    const outcome = await handleSubmission({
      form: { name: 'contact', schema: contactSchema },
      request: contact,
      clientAddress: nextClient(),
      messages,
      page,
    });
    expect(outcome.kind).toBe('stored');
    for (const { finish } of held) finish();
    for (const { outcome: applied } of held) expect((await applied).kind).toBe('stored');
  });

  it.each([
    ['application/x-www-form-urlencoded', '&a=b'],
    ['application/json', ' '],
  ])(
    'reject a long application as %s, which cannot contain a file, before it is parsed',
    async (type, part) => {
      const headers = { Origin: SITE_URL, 'Content-Type': type };
      const body = part.repeat(Math.ceil((6 * 1024 * 1024) / part.length));
      const request = new Request(`${SITE_URL}/forms/careers`, { method: 'POST', headers, body });
      expect(await pass(request)).toMatchObject({ status: 413 });
    },
  );

  it('reject too much text, whatever the limit of a file, and return the fields before it', async () => {
    const long = { ...typed, message: 'a'.repeat(70_000) };
    const { message: _message, ...before } = typed;
    expect(await sendRejected({ fields: long })).toMatchObject({ status: 413, values: before });
    const parts = { message: 'a'.repeat(40_000), phone: '1'.repeat(40_000) };
    expect(await sendRejected({ fields: parts })).toMatchObject({ status: 413 });
  });

  it('reject a form of a hundred thousand parts before all are parsed', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const request = new Request(`${SITE_URL}/forms/careers`, {
      method: 'POST',
      headers: { Origin: SITE_URL, 'Content-Type': 'multipart/form-data; boundary=b' },
      body: `${part.repeat(100_000)}--b--\r\n`,
    });
    expect(await pass(request)).toMatchObject({ status: 400 });
  });
});
