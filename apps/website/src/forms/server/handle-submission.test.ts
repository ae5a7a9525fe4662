import {
  contactSchema,
  formReplySchema,
  HONEYPOT_FIELD,
  messagesAnHour,
  SUBMISSION_ID_FIELD,
  submissionIdSchema,
} from '@agency/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formLimits } from './form-limits.ts';
import { toJsonResponse } from './response.ts';
import {
  fake,
  log,
  message,
  messages,
  pass,
  passRejected,
  restartWebsite,
  toJson,
  toRequest,
  toUrlencoded,
} from './testing/contact-submissions.ts';
import { SUBMISSION_ID, secret } from './testing/form-basics.ts';

describe('a good message', () => {
  const multipart = () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({
      ...message,
      [SUBMISSION_ID_FIELD]: SUBMISSION_ID,
    }))
      data.set(name, value);
    return toRequest(data);
  };
  it.each<[string, () => Request]>([
    ['urlencoded', () => toUrlencoded({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID })],
    ['multipart', multipart],
    ['JSON', () => toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID })],
    [
      'JSON with a character set',
      () =>
        toJson(
          { ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID },
          { 'Content-Type': 'application/json; charset=utf-8' },
        ),
    ],
    [
      'urlencoded with a character set',
      () =>
        toRequest(new URLSearchParams({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }), {
          'Content-Type': 'application/x-www-form-urlencoded; a=b; charset="UTF-8"',
        }),
    ],
    [
      'with fields nobody asked for',
      () =>
        toJson({
          ...message,
          [SUBMISSION_ID_FIELD]: SUBMISSION_ID,
          extra: [1],
          [HONEYPOT_FIELD]: '',
        }),
    ],
  ])('is stored in the format of the contract (%s)', async (_name, request) => {
    const outcome = await pass(request());
    expect(outcome).toMatchObject({ kind: 'stored', submissionId: SUBMISSION_ID });
    const stored = fake.stored.get(SUBMISSION_ID);
    expect(JSON.parse(stored?.body ?? '')).toEqual(contactSchema.parse(message));
    expect(stored?.authorization).toBe(`Bearer ${secret}`);
    expect(outcome).toMatchObject({ reference: stored?.reference });
  });

  it('gets a response in the format of the contract', async () => {
    const reply = toJsonResponse(
      await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID })),
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(formReplySchema.parse(await reply.json())).toMatchObject({ ok: true });
  });
});

describe('a message is stored once', () => {
  it('when it is sent twice at once', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }))),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(fake.stored.size).toBe(1);
    expect(fake.calls).toHaveLength(1);
  });

  it('when it is sent again, any number of times', async () => {
    for (let round = 0; round < messagesAnHour.contact + 5; round += 1) {
      expect((await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }))).kind).toBe(
        'stored',
      );
    }
    expect(fake.stored.size).toBe(1);
  });

  it('by two processes', async () => {
    const first = await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }));
    restartWebsite();
    expect(await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }))).toEqual(first);
    expect(fake.stored.size).toBe(1);
  });

  it('without an id, too', async () => {
    const first = await pass(toJson(message));
    restartWebsite();
    expect(await pass(toJson(message))).toEqual(first);
    expect(submissionIdSchema.safeParse(first.submissionId).success).toBe(true);
    expect(fake.stored.size).toBe(1);
  });

  describe('without an id', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    it.each([
      ['twice in a second, with the end of the hour in between', '10:59:59.8', '11:00:00.2', 1],
      [
        'twice, in two processes, with the end of the hour in between',
        '10:59:59.8',
        '11:00:00.2',
        1,
      ],
      ['again within the hour, after a restart', '10:10', '10:50', 1],
      ['again a month later', '10:10', '2027-01-22T10:10', 2],
    ])('%s', async (what, first, second, stored) => {
      const toTime = (text: string) => new Date(text.includes('T') ? text : `2026-12-22T${text}Z`);
      vi.setSystemTime(toTime(first));
      await pass(toUrlencoded({ ...message }));
      if (/restart|processes/.test(what)) restartWebsite();
      vi.setSystemTime(toTime(second));
      expect((await pass(toUrlencoded({ ...message }))).kind).toBe('stored');
      expect(fake.stored.size).toBe(stored);
    });
  });

  it('but with another text, it is a second message, stored once', async () => {
    await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }));
    const edited = {
      ...message,
      message: 'On second thought: lamps and chairs.',
      [SUBMISSION_ID_FIELD]: SUBMISSION_ID,
    };
    const first = await pass(toJson(edited));
    restartWebsite();
    expect(await pass(toJson(edited))).toEqual(first);
    expect(first.kind).toBe('stored');
    expect(fake.stored.size).toBe(2);
  });
});

describe('limits', () => {
  const toMessage = (index: number) => toJson({ ...message, subject: `Message ${index}` });

  it('affect one client only, have a Retry-After, and return the values', async () => {
    for (let index = 0; index < messagesAnHour.contact; index += 1) {
      expect((await pass(toMessage(index))).kind).toBe('stored');
    }
    const rejection = await passRejected(toMessage(-1));
    expect(rejection).toMatchObject({ status: 429, values: { subject: 'Message -1' } });
    const reply = toJsonResponse(rejection);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await pass(toMessage(-1), '203.0.113.10')).kind).toBe('stored');
  });

  it('of the dashboard apply, too, which counts for every process of the website', async () => {
    fake.floodWait = 1234;
    const rejection = await passRejected(toMessage(0));
    expect(rejection).toMatchObject({
      status: 429,
      retryAfter: 1234,
      values: { subject: 'Message 0' },
    });
    expect(rejection.message).toBe(messages.refusals.tooMany);
    expect(log).not.toContain('was not stored');
    fake.floodWait = undefined;
    expect((await pass(toMessage(0))).kind).toBe('stored');
  });

  it('do not count a message that was not stored', async () => {
    fake.fault = 'server-error';
    for (let round = 0; round < messagesAnHour.contact + 5; round += 1) {
      expect((await passRejected(toMessage(0))).status).toBe(503);
    }
    fake.fault = undefined;
    expect((await pass(toMessage(0))).kind).toBe('stored');
  });

  it('reject too many invalid posts', async () => {
    for (let index = 0; index < formLimits.posts; index += 1) {
      expect((await passRejected(toJson({}))).status).toBe(422);
    }
    expect((await passRejected(toJson({}))).status).toBe(429);
  });

  it('count an IPv6 network as one client', async () => {
    for (let index = 0; index < messagesAnHour.contact; index += 1) {
      await pass(toMessage(index), `2001:db8::${index.toString(16)}`);
    }
    expect((await pass(toMessage(-1), '2001:db8::ffff')).kind).toBe('rejected');
  });
});

describe('any body', () => {
  const allowed = [400, 403, 413, 415, 422, 429];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\u0000', '\u202Eabc', '=cmd()', '{{7*7}}', 'a'.repeat(9000)),
  );
  const names = [
    ...Object.keys(contactSchema.shape),
    SUBMISSION_ID_FIELD,
    HONEYPOT_FIELD,
    '__proto__',
    'a[b]',
  ];
  const fields = fc.dictionary(fc.constantFrom(...names), text, { noNullPrototype: true });

  it('gets a response in the format of the contract, and only valid fields are stored', async () => {
    const body = fc.oneof(
      fields.map((values) => ({
        type: 'application/x-www-form-urlencoded',
        bytes: new URLSearchParams(values).toString(),
      })),
      fields.map((values) => ({ type: 'application/json', bytes: JSON.stringify(values) })),
      fc.json().map((bytes) => ({ type: 'application/json', bytes })),
      fc.record({
        type: fc.constantFrom(
          'application/json',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'multipart/form-data; boundary=',
          'text/html',
        ),
        bytes: text,
      }),
    );
    let client = 0;
    await fc.assert(
      fc.asyncProperty(body, async ({ type, bytes }) => {
        client += 1;
        const request = toRequest(bytes, { 'Content-Type': type });
        const outcome = await pass(request, `10.0.${client >> 8}.${client & 255}`);
        if (outcome.kind === 'rejected') expect(allowed).toContain(outcome.status);
        expect(formReplySchema.safeParse(await toJsonResponse(outcome).json()).success).toBe(true);
      }),
      { numRuns: 2000 },
    );
    for (const { body: stored } of fake.stored.values()) {
      expect(contactSchema.safeParse(JSON.parse(stored)).success).toBe(true);
    }
  });

  it('is returned with unchanged values', async () => {
    let client = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (typed) => {
        client += 1;
        const outcome = await pass(toUrlencoded({ firstName: typed }), `10.1.0.${client}`);
        expect(outcome).toMatchObject({ status: 422, values: { firstName: typed.toWellFormed() } });
      }),
      { numRuns: 2000 },
    );
  });
});
