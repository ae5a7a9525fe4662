import { randomUUID } from 'node:crypto';
import {
  contactSchema,
  enquirySchema,
  errorBodySchema,
  INTAKE_CHECK_PATH,
  intakePaths,
  intakeReplySchema,
  messagesAnHour,
  OTHER_KEY_HEADER,
  SENDER_HEADER,
} from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('../../api/handle-api.ts').handleApiRequest;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../../api/handle-api.ts'));
});
afterAll(() => dashboard.close());

interface Sending {
  path?: string;
  body?: unknown;
  key?: string | null;
  headers?: Record<string, string | null>;
}

async function send({
  path = intakePaths.contact,
  body = contact,
  key = randomUUID(),
  headers = {},
}: Sending = {}) {
  const all = {
    Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    ...headers,
  };
  const response = await handleApi(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null),
      body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    }),
    dashboard.payload,
  );
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    body: await response.json(),
    ...(retryAfter && { retryAfter }),
  };
}

const findStored = async (key: string) =>
  (
    await dashboard.payload.find({
      collection: 'submissions',
      where: { form: { equals: 'contact' }, submissionId: { equals: key } },
    })
  ).docs;

const countStored = async () =>
  (await dashboard.payload.count({ collection: 'submissions' })).totalDocs;

it.each([
  ['the secret', `Bearer ${TEST_INTAKE_SECRET}`, 204],
  ['another secret', 'Bearer x', 401],
  ['no secret', '', 401],
])(
  'the intake check responds to %s before a message is sent',
  async (_name, authorization, status) => {
    const request = new Request(`http://localhost${INTAKE_CHECK_PATH}`, {
      headers: { Authorization: authorization },
    });
    expect((await handleApi(request, dashboard.payload)).status).toBe(status);
  },
);

describe('a message', () => {
  it('is stored unchanged with the state `new` and a readable reference', async () => {
    const key = randomUUID();
    const { status, body } = await send({ key });
    expect(status).toBe(201);
    expect(intakeReplySchema.parse(body)).toEqual(body);
    expect(body.reference).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const [stored, ...more] = await findStored(key);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ answers: contact, state: 'new', reference: body.reference });
  });

  it('sent again gets 200 with the same reference, and is stored once', async () => {
    const key = randomUUID();
    const first = await send({ key });
    // Spelled differently, the same message.
    const again = await send({ key: key.toUpperCase(), body: { ...contact, extra: 1 } });
    expect(again).toEqual({ status: 200, body: first.body });
    expect(await findStored(key)).toHaveLength(1);
  });

  it('sent concurrently is stored once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 25 }, () => send({ key })));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(24).fill(200), 201]);
    expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1);
    expect(await findStored(key)).toHaveLength(1);
  });

  it('sent again with the id of the next hour is the same message', async () => {
    const [key, next] = [randomUUID(), randomUUID()];
    const first = await send({ key, headers: { [OTHER_KEY_HEADER]: next } });
    const again = await send({ key: next, headers: { [OTHER_KEY_HEADER]: key } });
    expect(again).toEqual({ status: 200, body: first.body });
    expect(await findStored(next)).toEqual([]);
    // Another message is never confused with it.
    const body = { ...contact, message: 'Something else' };
    const other = await send({ key: next, body, headers: { [OTHER_KEY_HEADER]: 'no id' } });
    expect(other.status).toBe(201);
  });

  it('sent concurrently with both ids is stored once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [key, next] = [randomUUID(), randomUUID()];
      const both = await Promise.all([
        send({ key, headers: { [OTHER_KEY_HEADER]: next } }),
        send({ key: next, headers: { [OTHER_KEY_HEADER]: key } }),
      ]);
      expect(new Set(both.map(({ body }) => body.reference)).size).toBe(1);
      expect([...(await findStored(key)), ...(await findStored(next))]).toHaveLength(1);
    }
  });

  it('is 429 if its sender has sent too many, and repeated ones do not count', async () => {
    const headers = { [SENDER_HEADER]: 'somebody' };
    const { getLimit } = await import('../../platform/shared-limit.ts');
    const points = messagesAnHour.contact;
    const rule = { name: 'messages-contact', points, duration: 3600 };
    for (let count = 0; count < points - 1; count += 1) {
      await getLimit(dashboard.payload, rule).take('somebody');
    }
    const key = randomUUID();
    // Repeated and failed messages do not count.
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await send({ key, headers })).status).toBe(turn === 0 ? 201 : 200);
    }
    const refused = await send({ headers });
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
    expect((await send({ headers: { [SENDER_HEADER]: 'somebody else' } })).status).toBe(201);
  });

  it('with the id of another one is 409, and does not change the other one', async () => {
    const key = randomUUID();
    await send({ key });
    const { status, body } = await send({ key, body: { ...contact, message: 'Something else' } });
    expect(status).toBe(409);
    expect(errorBodySchema.parse(body)).toEqual(body);
    expect(await findStored(key)).toMatchObject([{ answers: { message: contact.message } }]);
  });

  it('is stored literally, with any hostile text', async () => {
    const key = randomUUID();
    const message = `=HYPERLINK("x")\n'; DROP TABLE users; -- <script>alert(1)</script> \${jndi} 😀 ١٢٣`;
    expect((await send({ key, body: { ...contact, message } })).status).toBe(201);
    expect(await findStored(key)).toMatchObject([{ answers: { message } }]);
  });

  it('may have the maximum length that the website accepts, with any characters', async () => {
    const key = randomUUID();
    const long = {
      firstName: '𝔸'.repeat(100),
      subject: '😀'.repeat(200),
      message: '😀'.repeat(5000),
    };
    expect((await send({ key, body: { ...contact, ...long } })).status).toBe(201);
    expect(await findStored(key)).toMatchObject([{ answers: long }]);
  });

  it('cannot set internal fields', async () => {
    const key = randomUUID();
    await send({
      key,
      body: { ...contact, state: 'won', reference: 'mine', id: 7, createdAt: 0 },
    });
    const [stored] = await findStored(key);
    expect(stored).toMatchObject({ state: 'new', reference: expect.not.stringMatching('mine') });
  });
});

describe('is rejected without a stored row:', () => {
  const wrong: [string, number, Sending][] = [
    ['no secret', 401, { headers: { Authorization: null } }],
    ['a wrong secret', 401, { headers: { Authorization: 'Bearer x' } }],
    ['another scheme', 401, { headers: { Authorization: `Basic ${TEST_INTAKE_SECRET}` } }],
    ['no id', 400, { key: null }],
    ['an id that is no UUID', 400, { key: "1' OR '1'='1" }],
    ['form data', 415, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['JSON named text', 415, { headers: { 'Content-Type': 'text/plain' } }],
    ['no JSON', 400, { body: '{"firstName":' }],
    ['broken UTF-8', 400, { body: new Blob([new Uint8Array([0x22, 0xff, 0x22])]) }],
    ['a list', 422, { body: [contact] }],
    ['a missing field', 422, { body: { ...contact, email: undefined } }],
    ['a field of another type', 422, { body: { ...contact, company: ['x'] } }],
    ['a message over the limit', 422, { body: { ...contact, message: 'x'.repeat(5001) } }],
    ['a body over 64 kB', 413, { body: { ...contact, more: 'x'.repeat(70_000) } }],
  ];
  it.each(wrong)('%s (%i)', async (_name, status, sending) => {
    const before = await countStored();
    const response = await send(sending);
    expect(response.status).toBe(status);
    expect(errorBodySchema.parse(response.body).message).not.toBe('');
    expect(await countStored()).toBe(before);
  });

  it('an invalid message, with the names of its invalid fields', async () => {
    const { body } = await send({ body: { ...contact, email: 'salma', phone: '' } });
    expect(body.fields).toEqual({ email: 'email', phone: 'required' });
  });

  it('an endless body, with 413 before its end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const response = await handleApi(
      new Request(`http://localhost${intakePaths.contact}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
        },
        body: endless,
        duplex: 'half',
      } as RequestInit),
      dashboard.payload,
    );
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  it('a GET request', async () => {
    const response = await handleApi(
      new Request(`http://localhost${intakePaths.contact}`),
      dashboard.payload,
    );
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

it('is 503 without a reference if the message cannot be stored', async () => {
  vi.spyOn(dashboard.payload, 'create').mockRejectedValue(new Error('database is locked'));
  const key = randomUUID();
  const { status, body } = await send({ key });
  expect(status).toBe(503);
  expect(body).not.toHaveProperty('reference');
  vi.restoreAllMocks();
  expect((await send({ key })).status).toBe(201);
});

describe('an enquiry', () => {
  const path = intakePaths.enquiry;
  const findEnquiries = async (key: string) =>
    (
      await dashboard.payload.find({
        collection: 'submissions',
        where: { submissionId: { equals: key } },
      })
    ).docs;

  it('is stored once and unchanged, however often it is sent', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send({ path, body: enquiry, key })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    const [first] = responses;
    expect(first?.body.reference).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(responses.map(({ body }) => body.reference)).size).toBe(1);
    const [stored, ...more] = await findEnquiries(key);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      answers: enquiry,
      state: 'new',
      reference: first?.body.reference,
    });
  });

  it('with the id of another one is 409, and without its service 422', async () => {
    const key = randomUUID();
    await send({ path, body: enquiry, key });
    expect((await send({ path, body: { ...enquiry, name: 'Other' }, key })).status).toBe(409);
    const unserved = await send({ path, body: { ...enquiry, service: undefined } });
    expect(unserved.status).toBe(422);
    expect(unserved.body.fields).toEqual({ service: 'required' });
    expect(await findEnquiries(key)).toMatchObject([{ answers: { name: enquiry.name } }]);
  });
});

it('the fixtures are valid messages', () => {
  expect(contactSchema.parse(contact)).toEqual(contact);
  expect(enquirySchema.parse(enquiry)).toEqual(enquiry);
});
