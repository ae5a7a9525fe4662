import { PREVIEW_FIELD, SUBMISSION_ID_FIELD } from '@agency/contracts';
import { expect, it } from 'vitest';
import {
  fake,
  message,
  messages,
  pass,
  passRejected,
  toJson,
  toUrlencoded,
} from './testing/contact-submissions.ts';
import { SUBMISSION_ID } from './testing/form-basics.ts';

const sent = { ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID };
const previewed = { ...sent, [PREVIEW_FIELD]: 'yes' };

it.each([
  ['with script', () => toJson(previewed)],
  ['without', () => toUrlencoded(previewed)],
])('a form of a preview is not sent, and its values are returned (%s)', async (_name, request) => {
  const rejection = await passRejected(request());
  expect(rejection).toMatchObject({
    isPreview: true,
    message: messages.refusals.preview,
    fields: {},
  });
  expect(rejection.values).toMatchObject(message);
  expect(fake.calls).toEqual([]);
});

it('the same form is sent from the page itself', async () => {
  await pass(toJson(previewed));
  expect((await pass(toJson(sent))).kind).toBe('stored');
});
