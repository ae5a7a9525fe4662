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

it('the opening an application is for travels beside it, and counts for nothing suspicious', async () => {
  expect((await send(forOpening)).kind).toBe('stored');
  const { fields } = await getStored();
  expect(fields.opening).toBe(opening);
  expect(JSON.parse(String(fields.spam)).reasons).not.toContain('unknownFields');
});

it.each(['No Slug', '../x', 'a'.repeat(4000)])('%j is no opening', async (bad) => {
  expect((await send({ fields: { [OPENING_FIELD]: bad } })).kind).toBe('stored');
  expect((await getStored()).fields).not.toHaveProperty('opening');
});

it("somebody else's endpoint gets the specified fields alone", async () => {
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

it('closed meanwhile, it comes back whole with a kind sentence, and goes as an open application', async () => {
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
