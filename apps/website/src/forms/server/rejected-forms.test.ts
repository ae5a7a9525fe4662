import {
  contactSchema,
  formReplySchema,
  SUBMISSION_ID_FIELD,
  submissionIdSchema,
} from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { decideFormat, toJsonResponse } from './response.ts';
import {
  fake,
  message,
  messages,
  pass,
  passRejected,
  toJson,
  toRequest,
  toUrlencoded,
} from './testing/contact-submissions.ts';
import { SITE_URL, SUBMISSION_ID } from './testing/form-basics.ts';

describe('a rejected message', () => {
  it('has every invalid field, in the order and with the texts of the form, and its values', async () => {
    const rejection = await passRejected(
      toUrlencoded({
        ...message,
        firstName: '  ',
        email: 'salma@',
        company: 'x'.repeat(300),
        submissionId: SUBMISSION_ID,
      }),
    );
    expect(rejection).toMatchObject({
      status: 422,
      message: 'Three things are missing or need another look',
      submissionId: SUBMISSION_ID,
    });
    expect(rejection.fields).toEqual({
      firstName: messages.fields.firstName?.required,
      email: messages.problems.emailIncomplete,
      company: messages.problems.tooLong,
    });
    expect(Object.keys(rejection.fields)).toEqual(['firstName', 'email', 'company']);
    expect(rejection.values).toMatchObject({ firstName: '  ', message: message.message });
    expect(fake.calls).toEqual([]);
  });

  it('reports everything when nothing was filled in', async () => {
    const rejection = await passRejected(toUrlencoded({}));
    expect(Object.keys(rejection.fields)).toEqual(Object.keys(contactSchema.shape));
  });

  it.each<[string, () => Request, number]>([
    ['a GET', () => toRequest('', {}, 'GET'), 405],
    ['another site', () => toJson(message, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a sister site', () => toJson(message, { 'Sec-Fetch-Site': 'same-site' }), 403],
    ['another origin', () => toJson(message, { Origin: 'https://evil.example' }), 403],
    [
      'an origin that starts like ours',
      () => toJson(message, { Origin: `${SITE_URL}.evil.example` }),
      403,
    ],
    ['plain text', () => toRequest('a=b', { 'Content-Type': 'text/plain' }), 415],
    [
      'JSON that is no UTF-8',
      () =>
        toRequest(Buffer.from('{"firstName":"\xc3("}', 'latin1'), {
          'Content-Type': 'application/json',
        }),
      400,
    ],
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
      'prototypes',
      () => toRequest('{"__proto__":{"email":"a@b.co"}}', { 'Content-Type': 'application/json' }),
      422,
    ],
  ])('because of %s', async (_name, request, status) => {
    const rejection = await passRejected(request());
    expect(rejection.status).toBe(status);
    expect(rejection.message).not.toBe('');
    expect(submissionIdSchema.safeParse(rejection.submissionId).success).toBe(true);
    expect(fake.calls).toEqual([]);
    const reply = toJsonResponse(rejection);
    expect(reply.status).toBe(status);
    expect(formReplySchema.parse(await reply.json()).ok).toBe(false);
  });

  it('with a file in a text field is rejected', async () => {
    const data = new FormData();
    data.set('email', new File(['x'], 'x.txt'));
    expect((await passRejected(toRequest(data))).status).toBe(400);
  });

  const toStreamed = (pull: (controller: ReadableStreamDefaultController) => void) =>
    new Request(`${SITE_URL}/forms/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new ReadableStream({ pull }),
      duplex: 'half',
    } as RequestInit);

  it('with a false length is counted', async () => {
    const request = toStreamed((controller) => controller.enqueue(new Uint8Array(10_000)));
    expect((await passRejected(request)).status).toBe(413);
  });

  it('that is cut off is unreadable', async () => {
    const request = toStreamed((controller) => controller.error(new Error('gone')));
    expect((await passRejected(request)).status).toBe(400);
  });
});

describe('a form from', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['our page', { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' }, true],
    ['an old browser', { Origin: SITE_URL }, true],
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
      body: JSON.stringify({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }),
    });
    expect((await pass(request)).kind).toBe(isOurs ? 'stored' : 'rejected');
  });
});

describe('reply', () => {
  it.each([
    ['application/json', 'json'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'page'],
    ['', 'page'],
  ])('to Accept: %s is a %s', (accept, reply) => {
    expect(decideFormat(toRequest('', { Accept: accept }))).toBe(reply);
  });
});
