import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPENING_FIELD } from '@agency/contracts';
import { expect, it } from 'vitest';
import { toJsonResponse } from './response.ts';
import {
  fake,
  getStored,
  messages,
  restartWebsite,
  send,
  sendRejected,
  typed,
} from './testing/careers-submissions.ts';

const opening = 'senior-copywriter';
const forOpening = { fields: { [OPENING_FIELD]: opening } };

it('the opening of an application is sent as metadata, and does not raise its spam score', async () => {
  expect((await send(forOpening)).kind).toBe('stored');
  const { fields } = await getStored();
  expect(fields.opening).toBe(opening);
  expect(JSON.parse(String(fields.spam)).reasons).not.toContain('unknownFields');
});

it.each(['No Slug', '../x', 'a'.repeat(4000)])('%j is not an opening', async (bad) => {
  expect((await send({ fields: { [OPENING_FIELD]: bad } })).kind).toBe('stored');
  expect((await getStored()).fields).not.toHaveProperty('opening');
});

it('an endpoint of another host gets only the specified fields', async () => {
  let body = '';
  const endpoint = createServer(async (request, response) => {
    for await (const chunk of request) body += chunk;
    response.end('{}');
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  restartWebsite(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`);
  expect((await send(forOpening)).kind).toBe('stored');
  const names = [...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name).sort();
  expect(names).toEqual([...Object.keys(typed), 'resume', 'resumeName', 'resumeType'].sort());
  endpoint.close();
});

it('if the opening has closed, the form is returned completely, and can be sent as a speculative application', async () => {
  fake.isClosed = true;
  const rejected = await sendRejected({ ...forOpening, accept: 'text/html' });
  expect(rejected).toMatchObject({
    status: 410,
    message: messages.refusals.closed,
    fields: { [OPENING_FIELD]: messages.refusals.closed },
    values: { ...typed, [OPENING_FIELD]: opening },
    retainedUpload: { name: 'omar-farid.pdf' },
  });
  const reply = toJsonResponse(rejected);
  expect([reply.status, await reply.json()]).toMatchObject([
    410,
    { ok: false, message: messages.refusals.closed },
  ]);
  expect(fake.stored.size).toBe(0);
  expect((await send()).kind).toBe('stored');
});
