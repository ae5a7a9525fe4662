import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formMessagesSchema } from '@agency/content/schemas/forms';
import { type ContactMessage, contactSchema } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach } from 'vitest';
import { parse } from 'yaml';
import {
  type FakeDashboard,
  startFakeDashboard,
} from '../../../../server/testing/fake-dashboard.ts';
import { createSubmissionHandler, type SubmissionHandler } from '../handle-submission.ts';
import type { FormDefinition, Rejection } from '../submission.ts';
import { page, SITE_URL, secret } from './form-basics.ts';

const form: FormDefinition = { name: 'contact', schema: contactSchema };
export const messages = formMessagesSchema.parse(
  parse(
    readFileSync(
      join(import.meta.dirname, '../../../../../../packages/content/forms/en.yaml'),
      'utf8',
    ),
  ),
);
const CLIENT_ADDRESS = '203.0.113.9';
export const message: ContactMessage = contact;

/** The dashboard it posts to, the handler, and what it logged: new ones for each test of a file that imports them. */
export let fake: FakeDashboard;
let handleSubmission: SubmissionHandler;
export let log: string;

beforeEach(async () => {
  fake = await startFakeDashboard();
  log = '';
  restartWebsite();
});
afterEach(() => fake.close());

/** Replaces the handler by a new one, as a restart of the website does. */
export function restartWebsite(contactEndpoint?: string) {
  handleSubmission = createSubmissionHandler({
    siteUrl: SITE_URL,
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

/** A form as a browser posts it from our page. */
export function toRequest(
  body: BodyInit,
  headers: Record<string, string> = {},
  method = 'POST',
): Request {
  return new Request(`${SITE_URL}/forms/contact`, {
    method,
    headers: { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(method === 'POST' && { body }),
  });
}

export const toUrlencoded = (fields: Record<string, string>) =>
  toRequest(new URLSearchParams(fields));
export const toJson = (body: unknown, headers = {}) =>
  toRequest(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
export const pass = (
  request: Request,
  from = CLIENT_ADDRESS,
  marketing?: string,
  renderedOn = page,
) =>
  handleSubmission({
    form: { ...form, marketing },
    request,
    clientAddress: from,
    messages,
    page: renderedOn,
  });

export async function passRejected(request: Request): Promise<Rejection> {
  const outcome = await pass(request);
  if (outcome.kind !== 'rejected') throw new Error('it was not rejected');
  return outcome;
}
