import {
  FILL_TIME_FIELD,
  HONEYPOT_FIELD,
  MARKETING_FIELD,
  OPENING_FIELD,
  PREVIEW_FIELD,
  REFERRER_FIELD,
  RETAINED_UPLOAD_FIELD,
  SUBMISSION_ID_FIELD,
  submissionIdSchema,
} from '@agency/contracts';
import { BodyTooLongError } from '@agency/server/bounded-body';
import { formLimits } from './form-limits.ts';
import { canCarryFiles, parseFields, parseFirstFields, type SentFields } from './parse-fields.ts';
import { readBody } from './read-body.ts';
import { decideFormat } from './response.ts';
import type { RetainedUploads } from './retained-uploads.ts';
import {
  type FieldValues,
  type FormDefinition,
  type Rejection,
  reject,
  type SentForm,
  type Submission,
} from './submission.ts';
import type { UploadSlot } from './upload-slots.ts';

/** The fields of a body, or why it cannot be read, with the fields before the file. */
type BodyFields =
  | SentFields
  | { problem: 'unreadable' }
  | { problem: 'too-large' | 'ended'; values: FieldValues };

/** Names of a form's own fields, without the marketing checkbox and the opening. */
export const listFields = (form: FormDefinition): string[] =>
  Object.keys(form.schema._zod.def.shape);

const getContentType = (request: Request): string => request.headers.get('content-type') ?? '';

export const mayHaveFile = ({ form, request }: Submission): boolean =>
  form.file !== undefined && canCarryFiles(getContentType(request));

/** Reads the body. Without a file it takes the retained one. */
export async function readForm(
  submission: Submission,
  slot: UploadSlot,
  retainedUploads: RetainedUploads,
): Promise<SentForm | Rejection> {
  const { form, messages } = submission;
  const { textBytes } = formLimits;
  const maxBytes = mayHaveFile(submission) ? (form.maxBytes ?? textBytes) : textBytes;
  const body = await readFields(submission, maxBytes, slot.mustEnd);
  if ('problem' in body) {
    const { refusals } = messages;
    if (body.problem === 'unreadable') return reject(400, refusals.unreadable);
    const { values } = body;
    return body.problem === 'ended'
      ? reject(503, refusals.busy, { values, retryAfter: formLimits.busy })
      : reject(413, refusals.tooLarge, { values });
  }
  const { token, ...fields } = splitReserved(body.values);
  if (body.file) retainedUploads.delete(token);
  const retained = body.file ? undefined : retainedUploads.get(token);
  return {
    ...fields,
    hasUnknownFields: body.hasUnknown,
    file: body.file ?? retained,
    retainedUpload: retained && { token, name: retained.name },
  };
}

/** Rejects a submission before it is processed, with the typed values for visitors without JavaScript. */
export async function rejectEarly(
  submission: Submission,
  status: 429 | 503,
  { retryAfter, retainedUploads }: { retryAfter: number; retainedUploads: RetainedUploads },
): Promise<Rejection> {
  const { request, messages } = submission;
  const message = status === 429 ? messages.refusals.tooMany : messages.refusals.busy;
  const body = await readFields(submission, formLimits.textBytes);
  if (!('values' in body)) return reject(status, message, { retryAfter });
  const { submissionId, token, values } = splitReserved(body.values);
  const file = decideFormat(request) === 'page' ? retainedUploads.get(token) : undefined;
  return reject(status, message, {
    values,
    retryAfter,
    ...(submissionIdSchema.safeParse(submissionId).success && { submissionId }),
    ...(file && { retainedUpload: { token, name: file.name } }),
  });
}

function splitReserved({
  [SUBMISSION_ID_FIELD]: submissionId,
  [HONEYPOT_FIELD]: honeypot,
  [RETAINED_UPLOAD_FIELD]: token = '',
  [FILL_TIME_FIELD]: fillTime,
  [REFERRER_FIELD]: referrer,
  [PREVIEW_FIELD]: preview,
  ...values
}: FieldValues) {
  return { submissionId, honeypot, token, fillTime, referrer, isPreview: Boolean(preview), values };
}

// In a function of its own, so that the body is released before its parts are used.
async function readFields(
  { form, request }: Submission,
  maxBytes: number,
  mustEnd?: (received: number) => boolean,
): Promise<BodyFields> {
  const contentType = getContentType(request);
  const names = [
    ...listFields(form),
    ...(form.marketing ? [MARKETING_FIELD] : []),
    ...(form.hasOpening ? [OPENING_FIELD] : []),
  ];
  const body = await readBody(request, maxBytes, mustEnd);
  if ('problem' in body) {
    if (body.problem === 'cut') return { problem: 'unreadable' };
    const values = await parseFirstFields(body.start, contentType, names);
    return { problem: body.problem, values };
  }
  const reserved = [
    SUBMISSION_ID_FIELD,
    HONEYPOT_FIELD,
    FILL_TIME_FIELD,
    REFERRER_FIELD,
    PREVIEW_FIELD,
    ...(form.file ? [RETAINED_UPLOAD_FIELD] : []),
  ];
  try {
    const sent = await parseFields(body, contentType, [...names, ...reserved], form.file?.name);
    return sent ?? { problem: 'unreadable' };
  } catch (error) {
    if (!(error instanceof BodyTooLongError)) throw error;
    const start = body.subarray(0, formLimits.textBytes);
    return { problem: 'too-large', values: await parseFirstFields(start, contentType, names) };
  }
}
