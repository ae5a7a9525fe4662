import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContactMessage,
  contactSchema,
  formReplySchema,
  HONEYPOT_FIELD,
  SUBMISSION_ID_FIELD,
  submissionIdSchema,
} from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { createLogger } from '@agency/server/logger';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import {
  type FakeDashboard,
  type Fault,
  startFakeDashboard,
} from '../../../server/testing/fake-dashboard.ts';
import { formWordsSchema } from '../../schemas/forms.ts';
import { formLimits } from './client-limits.ts';
import { createFormPipeline, type FormPipeline } from './create-form-pipeline.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Refusal } from './outcome.ts';
import { decideReply, toJsonReply } from './reply.ts';

const siteUrl = 'https://nabra.example';
const secret = 's'.repeat(43);
const form: FormDefinition = { name: 'contact', schema: contactSchema };
const words = formWordsSchema.parse(
  parse(readFileSync(join(import.meta.dirname, '../../content/forms/en.yaml'), 'utf8')),
);
const clientAddress = '203.0.113.9';
const submissionId = '7d444840-9dc0-4dd1-8f8e-0f0f8a4b2f11';
const message: ContactMessage = contact;

let fake: FakeDashboard;
let pipeline: FormPipeline;
let log: string;

beforeEach(async () => {
  fake = await startFakeDashboard();
  log = '';
  pipeline = openPipeline();
});
afterEach(() => fake.close());

function openPipeline(contactEndpoint?: string): FormPipeline {
  return createFormPipeline({
    siteUrl,
    dashboardUrl: fake.url,
    endpoints: { contact: contactEndpoint },
    intakeSecret: secret,
    logger: createLogger('test', 'info', {
      write(line) {
        log += line;
      },
    }),
  });
}

function toRequest(body: BodyInit, headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request(`${siteUrl}/forms/contact`, {
    method,
    headers: { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(method === 'POST' && { body }),
  });
}

const toUrlencoded = (fields: Record<string, string>) => toRequest(new URLSearchParams(fields));
const toJson = (body: unknown, headers = {}) =>
  toRequest(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
const pass = (request: Request, from = clientAddress) =>
  pipeline.submit(form, request, { clientAddress: from, words });

async function passRefused(request: Request): Promise<Refusal> {
  const outcome = await pass(request);
  if (outcome.kind !== 'refused') throw new Error('it was not refused');
  return outcome;
}

describe('a good message', () => {
  const multipart = () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...message, [SUBMISSION_ID_FIELD]: submissionId }))
      data.set(name, value);
    return toRequest(data);
  };
  it.each<[string, () => Request]>([
    ['urlencoded', () => toUrlencoded({ ...message, [SUBMISSION_ID_FIELD]: submissionId })],
    ['multipart', multipart],
    ['JSON', () => toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId })],
    [
      'JSON with a character set',
      () =>
        toJson(
          { ...message, [SUBMISSION_ID_FIELD]: submissionId },
          { 'Content-Type': 'application/json; charset=utf-8' },
        ),
    ],
    [
      'urlencoded with a character set',
      () =>
        toRequest(new URLSearchParams({ ...message, [SUBMISSION_ID_FIELD]: submissionId }), {
          'Content-Type': 'application/x-www-form-urlencoded; a=b; charset="UTF-8"',
        }),
    ],
    [
      'with fields nobody asked for',
      () =>
        toJson({
          ...message,
          [SUBMISSION_ID_FIELD]: submissionId,
          extra: [1],
          [HONEYPOT_FIELD]: '',
        }),
    ],
  ])('is stored in the wire shape (%s)', async (_name, request) => {
    const outcome = await pass(request());
    expect(outcome).toMatchObject({ kind: 'stored', submissionId });
    const stored = fake.stored.get(submissionId);
    expect(JSON.parse(stored?.body ?? '')).toEqual(contactSchema.parse(message));
    expect(stored?.authorization).toBe(`Bearer ${secret}`);
    expect(outcome).toMatchObject({ reference: stored?.reference });
  });

  it('is answered in the contract’s shape', async () => {
    const reply = toJsonReply(
      await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId })),
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(formReplySchema.parse(await reply.json())).toMatchObject({ ok: true });
  });
});

describe('a message is stored once', () => {
  it('under a double click', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }))),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(fake.stored.size).toBe(1);
    expect(fake.calls).toHaveLength(1);
  });

  it('when it is sent again, and however often', async () => {
    for (let round = 0; round < formLimits.messages + 5; round += 1) {
      expect((await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }))).kind).toBe(
        'stored',
      );
    }
    expect(fake.stored.size).toBe(1);
  });

  it('by two processes', async () => {
    const first = await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }));
    pipeline = openPipeline();
    expect(await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }))).toEqual(first);
    expect(fake.stored.size).toBe(1);
  });

  it('without an id of its own, too', async () => {
    const first = await pass(toJson(message));
    pipeline = openPipeline();
    expect(await pass(toJson(message))).toEqual(first);
    expect(submissionIdSchema.safeParse(first.submissionId).success).toBe(true);
    expect(fake.stored.size).toBe(1);
  });

  describe('without an id of its own', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => vi.useRealTimers());

    it.each([
      ['twice in a second, with the end of the hour in between', '10:59:59.8', '11:00:00.2', 1],
      ['again within the hour, after a restart', '10:10', '10:50', 1],
      ['again a month later', '10:10', '2027-01-22T10:10', 2],
    ])('%s', async (what, first, second, stored) => {
      const toTime = (text: string) => new Date(text.includes('T') ? text : `2026-12-22T${text}Z`);
      vi.setSystemTime(toTime(first));
      await pass(toUrlencoded({ ...message }));
      if (what.includes('restart')) pipeline = openPipeline();
      vi.setSystemTime(toTime(second));
      expect((await pass(toUrlencoded({ ...message }))).kind).toBe('stored');
      expect(fake.stored.size).toBe(stored);
    });
  });

  it('but edited after going back, it is a second one, stored once', async () => {
    await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }));
    const edited = {
      ...message,
      message: 'On second thought: lamps and chairs.',
      [SUBMISSION_ID_FIELD]: submissionId,
    };
    const first = await pass(toJson(edited));
    pipeline = openPipeline();
    expect(await pass(toJson(edited))).toEqual(first);
    expect(first.kind).toBe('stored');
    expect(fake.stored.size).toBe(2);
  });
});

describe('a refused message', () => {
  it('is told every field at fault, in the form’s order and the site’s words, and kept as typed', async () => {
    const refusal = await passRefused(
      toUrlencoded({
        ...message,
        firstName: '  ',
        email: 'salma@',
        company: 'x'.repeat(300),
        submissionId,
      }),
    );
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Three things are missing or need another look',
      submissionId,
    });
    expect(refusal.fields).toEqual({
      firstName: words.fields.firstName?.required,
      email: words.problems.emailIncomplete,
      company: words.problems.tooLong,
    });
    expect(Object.keys(refusal.fields)).toEqual(['firstName', 'email', 'company']);
    expect(refusal.values).toMatchObject({ firstName: '  ', message: message.message });
    expect(fake.calls).toEqual([]);
  });

  it('names everything when nothing was filled in', async () => {
    const refusal = await passRefused(toUrlencoded({}));
    expect(Object.keys(refusal.fields)).toEqual(Object.keys(contactSchema.shape));
  });

  it.each<[string, () => Request, number]>([
    ['a GET', () => toRequest('', {}, 'GET'), 405],
    ['another site', () => toJson(message, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a sister site', () => toJson(message, { 'Sec-Fetch-Site': 'same-site' }), 403],
    ['another origin', () => toJson(message, { Origin: 'https://evil.example' }), 403],
    [
      'an origin that starts like ours',
      () => toJson(message, { Origin: `${siteUrl}.evil.example` }),
      403,
    ],
    ['plain text', () => toRequest('a=b', { 'Content-Type': 'text/plain' }), 415],
    ['XML', () => toRequest('<a/>', { 'Content-Type': 'application/xml' }), 415],
    [
      'a type that is a property of objects',
      () => toRequest('a', { 'Content-Type': 'constructor' }),
      415,
    ],
    ...['latin1', '"utf-16"', 'windows-1256', ''].map(
      (charset): [string, () => Request, number] => [
        `the character set ${charset}`,
        () =>
          toRequest(new URLSearchParams({ ...message }), {
            'Content-Type': `application/x-www-form-urlencoded; Charset=${charset}`,
          }),
        415,
      ],
    ),
    [
      'JSON in UTF-16',
      () => toJson(message, { 'Content-Type': 'application/json;charset=utf-16' }),
      415,
    ],
    ['a compressed body', () => toJson(message, { 'Content-Encoding': 'gzip' }), 415],
    ['a body that is too large', () => toJson({ ...message, message: 'x'.repeat(70_000) }), 413],
    ['broken JSON', () => toRequest('{"a":', { 'Content-Type': 'application/json' }), 400],
    ['a list', () => toJson([message]), 400],
    ['null', () => toJson(null), 400],
    ['a field that is a list', () => toJson({ ...message, email: ['a@b.co', 'c@d.ef'] }), 400],
    ['a field that is an object', () => toJson({ ...message, email: { $gt: '' } }), 400],
    [
      'a field given twice',
      () => toRequest(new URLSearchParams('email=a%40b.co&email=c%40d.ef')),
      400,
    ],
    [
      'deep nesting',
      () => toRequest('['.repeat(30_000), { 'Content-Type': 'application/json' }),
      400,
    ],
    [
      'a multipart without boundary',
      () => toRequest('x', { 'Content-Type': 'multipart/form-data' }),
      400,
    ],
    [
      'a multipart cut short',
      () =>
        toRequest('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na', {
          'Content-Type': 'multipart/form-data; boundary=x',
        }),
      400,
    ],
    ['an id that is none', () => toJson({ ...message, [SUBMISSION_ID_FIELD]: '../x' }), 422],
    [
      'the honeypot filled in',
      () => toJson({ ...message, [HONEYPOT_FIELD]: 'https://spam.example' }),
      422,
    ],
    [
      'prototypes',
      () => toRequest('{"__proto__":{"email":"a@b.co"}}', { 'Content-Type': 'application/json' }),
      422,
    ],
  ])('because of %s', async (_name, request, status) => {
    const refusal = await passRefused(request());
    expect(refusal.status).toBe(status);
    expect(refusal.message).not.toBe('');
    expect(submissionIdSchema.safeParse(refusal.submissionId).success).toBe(true);
    expect(fake.calls).toEqual([]);
    const reply = toJsonReply(refusal);
    expect(reply.status).toBe(status);
    expect(formReplySchema.parse(await reply.json()).ok).toBe(false);
  });

  it('with a file in a text field is refused', async () => {
    const data = new FormData();
    data.set('email', new File(['x'], 'x.txt'));
    expect((await passRefused(toRequest(data))).status).toBe(400);
  });

  it('that lies about its length is counted', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const request = new Request(`${siteUrl}/forms/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await passRefused(request)).status).toBe(413);
  });

  it('that breaks off is unreadable', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const request = new Request(`${siteUrl}/forms/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await passRefused(request)).status).toBe(400);
  });
});

describe('a form from', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['our page', { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' }, true],
    ['an old browser', { Origin: siteUrl }, true],
    ['no browser', {}, true],
    ['a browser that hides its origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
    ['a sandbox', { Origin: 'null' }, false],
    [
      'the address the request came in on',
      { Origin: 'http://localhost:4321', Host: 'localhost:4321' },
      true,
    ],
    ['a browser without an origin', { 'Sec-Fetch-Site': 'same-origin' }, false],
  ])('%s', async (_name, headers, isOurs) => {
    const request = new Request('http://localhost:4321/forms/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...message, [SUBMISSION_ID_FIELD]: submissionId }),
    });
    expect((await pass(request)).kind).toBe(isOurs ? 'stored' : 'refused');
  });
});

describe('limits', () => {
  const toMessage = (index: number) => toJson({ ...message, subject: `Message ${index}` });

  it('hold one client and nobody else, say for how long, and keep what was typed', async () => {
    for (let index = 0; index < formLimits.messages; index += 1) {
      expect((await pass(toMessage(index))).kind).toBe('stored');
    }
    const refusal = await passRefused(toMessage(-1));
    expect(refusal).toMatchObject({ status: 429, values: { subject: 'Message -1' } });
    const reply = toJsonReply(refusal);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await pass(toMessage(-1), '203.0.113.10')).kind).toBe('stored');
  });

  it('do not count a message that was not stored', async () => {
    fake.fault = 'server-error';
    for (let round = 0; round < formLimits.messages + 5; round += 1) {
      expect((await passRefused(toMessage(0))).status).toBe(503);
    }
    fake.fault = undefined;
    expect((await pass(toMessage(0))).kind).toBe('stored');
  });

  it('end a flood of bad posts', async () => {
    for (let index = 0; index < formLimits.posts; index += 1) {
      expect((await passRefused(toJson({}))).status).toBe(422);
    }
    expect((await passRefused(toJson({}))).status).toBe(429);
  });

  it('count an IPv6 network as one client', async () => {
    for (let index = 0; index < formLimits.messages; index += 1) {
      await pass(toMessage(index), `2001:db8::${index.toString(16)}`);
    }
    expect((await pass(toMessage(-1), '2001:db8::ffff')).kind).toBe('refused');
  });
});

describe('an endpoint that fails', () => {
  const faults: Fault[] = [
    'never-answers',
    'cut',
    'invalid-json',
    'html',
    'null',
    'wrong-schema',
    'huge',
    'gzip-bomb',
    'redirect',
    'server-error',
    'html-error',
    'html-not-found',
    'conflict',
  ];

  it.each(faults)('(%s) is never taken for success, and nothing typed is lost', async (fault) => {
    fake.fault = fault;
    const refusal = await passRefused(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }));
    expect(refusal).toMatchObject({
      status: 503,
      message: words.refusals.notStored,
      fields: {},
      values: message,
      submissionId,
    });
    expect(log).toContain('a message was not stored');
    expect(log).not.toContain(message.email);
  });

  it('after storing is asked again with the same id, and stores nothing twice', async () => {
    fake.fault = 'cut';
    const refusal = await passRefused(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }));
    fake.fault = undefined;
    const again = { ...refusal.values, [SUBMISSION_ID_FIELD]: refusal.submissionId };
    expect((await pass(toJson(again))).kind).toBe('stored');
    expect([...fake.stored.keys()]).toEqual([submissionId]);
  });
});

describe('an endpoint of somebody else', () => {
  it('is not told the secret', async () => {
    const other = await startFakeDashboard();
    pipeline = openPipeline(`${other.url}/api/submissions/contact`);
    expect((await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }))).kind).toBe(
      'stored',
    );
    expect(other.stored.get(submissionId)?.authorization).toBeUndefined();
    await other.close();
  });

  it('that is a spreadsheet script is followed once, to its answer, without anything that was typed', async () => {
    const asked: { url: URL; init: RequestInit | undefined }[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input));
      asked.push({ url, init });
      if (url.host === 'script.google.com') {
        const Location = 'https://script.googleusercontent.com/macros/echo?x=1';
        return new Response('', { status: 302, headers: { Location } });
      }
      return Response.json({ ok: true, reference: 'ROW-7' });
    });
    pipeline = openPipeline('https://script.google.com/macros/s/abc/exec');
    expect(await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: submissionId }))).toMatchObject({
      reference: 'ROW-7',
    });
    expect(asked).toHaveLength(2);
    expect(asked[0]?.url.searchParams.get(SUBMISSION_ID_FIELD)).toBe(submissionId);
    expect(new Headers(asked[0]?.init?.headers).has('authorization')).toBe(false);
    expect(asked[1]?.init?.method).toBeUndefined();
    expect(asked[1]?.init?.body).toBeUndefined();
  });

  it.each(['https://evil.example/x', 'http://script.googleusercontent.com/x', '/login'])(
    'that is a script and leads to %s is not followed',
    async (Location) => {
      const asked = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => new Response('', { status: 302, headers: { Location } }));
      pipeline = openPipeline('https://script.google.com/macros/s/abc/exec');
      expect((await passRefused(toJson(message))).status).toBe(503);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );
});

describe('whatever is sent', () => {
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

  it('the pipeline answers in its one shape and stores only what the contract allows', async () => {
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
        if (outcome.kind === 'refused') expect(allowed).toContain(outcome.status);
        expect(formReplySchema.safeParse(await toJsonReply(outcome).json()).success).toBe(true);
      }),
      { numRuns: 2000 },
    );
    for (const { body: stored } of fake.stored.values()) {
      expect(contactSchema.safeParse(JSON.parse(stored)).success).toBe(true);
    }
  });

  it('what a visitor types comes back character by character', async () => {
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

describe('reply', () => {
  it.each([
    ['application/json', 'json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'page'],
    ['', 'page'],
  ])('to Accept: %s is a %s', (accept, reply) => {
    expect(decideReply(toRequest('', { Accept: accept }))).toBe(reply);
  });
});
