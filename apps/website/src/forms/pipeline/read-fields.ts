import {
  FILL_TIME_FIELD,
  HONEYPOT_FIELD,
  KEPT_FILE_FIELD,
  MARKETING_FIELD,
  OPENING_FIELD,
  PREVIEW_FIELD,
  REFERRER_FIELD,
  SUBMISSION_ID_FIELD,
  submissionIdSchema,
} from '@agency/contracts';
import { BodyTooLongError } from '@agency/server/bounded-body';
import { formLimits } from './client-limits.ts';
import type { FormDefinition } from './form-definition.ts';
import type { KeptFiles } from './kept-files.ts';
import type { Refusal } from './outcome.ts';
import {
  type FieldValues,
  parseFields,
  parseFirstFields,
  type SentFields,
} from './parse-fields.ts';
import { readBody } from './read-body.ts';
import { decideReply } from './reply.ts';
import type { CheckedForm } from './submission.ts';

/** What a body brought: its fields, or why they cannot be had. */
export type ReadFields =
  | SentFields
  | { problem: 'unreadable' }
  /** With the fields before the file. */
  | { problem: 'too-large' | 'ended'; values: FieldValues };

/** The reserved fields among what was typed, by themselves. */
export function splitReserved({
  [SUBMISSION_ID_FIELD]: givenId,
  [HONEYPOT_FIELD]: honeypot,
  [KEPT_FILE_FIELD]: token = '',
  [FILL_TIME_FIELD]: fillTime,
  [REFERRER_FIELD]: referrer,
  [PREVIEW_FIELD]: preview,
  ...values
}: FieldValues) {
  const isPreview = Boolean(preview);
  return { givenId, honeypot, token, fillTime, referrer, isPreview, values };
}

/** Names of a form's own fields, without the box for marketing and the opening. */
export const listFields = (form: FormDefinition): string[] =>
  Object.keys(form.schema._zod.def.shape);

/**
 * Reads a form. By itself, so that the body is not kept in memory while its parts are worked with.
 * @param mustEnd asked every second, with the bytes that are in, whether others need its place
 */
export async function readFields(
  { form, request, contentType }: CheckedForm,
  maxBytes: number,
  mustEnd?: (received: number) => boolean,
): Promise<ReadFields> {
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
    ...[SUBMISSION_ID_FIELD, HONEYPOT_FIELD, FILL_TIME_FIELD, REFERRER_FIELD, PREVIEW_FIELD],
    ...(form.file ? [KEPT_FILE_FIELD] : []),
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

/** What was typed into a form that is refused unread: nobody without script types it twice. */
export async function readTyped(
  checked: CheckedForm,
  keptFiles: KeptFiles,
): Promise<Partial<Refusal>> {
  const sent = await readFields(checked, formLimits.textBytes);
  if (!('values' in sent)) return {};
  const { givenId, token, values } = splitReserved(sent.values);
  const file = keptFiles.find(token);
  return {
    values,
    ...(submissionIdSchema.safeParse(givenId).success && { submissionId: givenId }),
    ...(file &&
      decideReply(checked.request) === 'page' && { keptFile: { token, name: file.name } }),
  };
}
