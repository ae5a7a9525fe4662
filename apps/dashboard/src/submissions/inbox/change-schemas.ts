import * as z from 'zod';
import { rowIdSchema } from '../../platform/row-id.ts';
import type { Form } from '../forms.ts';
import { stageNames, stateNames } from '../workflow.ts';
import { daySchema, momentSchema, typedText } from './parse-filters.ts';

/** Messages in one change; more than a page of the list. */
const MAX_MESSAGES = 100;

/** In characters. */
const NOTE_LENGTH = 5000;

const messageSchema = z.strictObject({ id: rowIdSchema });

const valueSchemas = {
  state: z.enum(stateNames),
  /** Only for applications. */
  stage: z.enum(stageNames),
  /** Account id. */
  owner: rowIdSchema.nullable(),
  starred: z.boolean(),
  answerBy: z.union([momentSchema, daySchema]).nullable(),
  /** Only cleared here; `replies` sets it. */
  firstAnsweredAt: momentSchema.nullable(),
};

/** A field that users can change. */
export type WorkflowField = keyof typeof valueSchemas;

const changeOf = <Field extends WorkflowField>(field: Field, to: z.ZodType = valueSchemas[field]) =>
  z.strictObject({
    field: z.literal(field),
    to,
    messages: z
      .array(z.strictObject({ ...messageSchema.shape, from: valueSchemas[field] }))
      .min(1)
      .max(MAX_MESSAGES),
  });

/** A change of one field of several messages, with the expected old values. */
export const changeSchema = z.discriminatedUnion('field', [
  changeOf('state'),
  changeOf('stage'),
  changeOf('owner'),
  changeOf('starred'),
  changeOf('answerBy'),
  changeOf('firstAnsweredAt', z.null()),
]);

export type Value = string | number | boolean | null;

/** A change, with one shape for all fields. */
export interface Change {
  field: WorkflowField;
  to: Value;
  messages: { id: number; from: Value }[];
}

/** Result of a change. */
export interface ChangeResult {
  /** Changed messages, with their old values. */
  changed: { form: Form; id: number; from: Value; to: Value }[];
  /** Unchanged messages, with the reason. */
  refused: { id: number; why: string }[];
}

export const noteSchema = z.strictObject({
  ...messageSchema.shape,
  note: typedText(NOTE_LENGTH).pipe(z.string().min(1)),
});

/** Channel of a reply. */
export const replyChannels = {
  mail: 'by e-mail',
  call: 'by telephone',
  whatsapp: 'by WhatsApp',
  other: '',
};

export const replySchema = z.strictObject({
  ...messageSchema.shape,
  way: z.enum(Object.keys(replyChannels) as [keyof typeof replyChannels]),
});
