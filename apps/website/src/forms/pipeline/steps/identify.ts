import { submissionIdSchema } from '@agency/contracts';
import type { FileField, SentFile } from '../form-definition.ts';
import { type Refusal, toRefusal } from '../outcome.ts';
import type { FieldValues } from '../parse-fields.ts';
import type { IdentifiedForm, ReadForm } from '../submission.ts';
import { toHourlyId, toSubmissionId } from '../submission-id.ts';

// A form without script may be pressed twice, with the end of the hour in between.
const DOUBLE_PRESS = 10 * 60 * 1000;

/** Tells the form from others: by the id it came with, else by what it says and the hour. */
export async function identify(read: ReadForm): Promise<IdentifiedForm | Refusal> {
  const { form, values, file, givenId } = read;
  const identity = { ...values, ...(await toFileIdentity(form.file, file)) };
  const now = Date.now();
  const submissionId = givenId || toHourlyId(form.name, identity, now);
  if (!submissionIdSchema.safeParse(submissionId).success) {
    const freshId = toSubmissionId(form.name, identity);
    return toRefusal(422, read.words.refusals.unreadable, { values, submissionId: freshId });
  }
  const around = givenId ? [] : [now - DOUBLE_PRESS, now + DOUBLE_PRESS];
  const otherId = around
    .map((time) => toHourlyId(form.name, identity, time))
    .find((id) => id !== submissionId);
  return { ...read, identity, submissionId, otherId, kept: { values, submissionId } };
}

// Two applications with different files are two, whatever else is the same. A file is hashed in a thread of Node's.
async function toFileIdentity(field?: FileField, file?: SentFile): Promise<FieldValues> {
  if (!field || !file) return {};
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', file.bytes));
  return { [field.name]: `${hash.toString('base64url')} ${file.name}` };
}
