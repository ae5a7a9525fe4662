import * as z from 'zod';
import { forms } from '../collections/messages/forms.ts';
import { stageNames } from '../collections/messages/stages.ts';
import { stateNames } from '../collections/messages/states.ts';
import { rowIdSchema } from '../platform/row-id.ts';
import { daySchema, momentSchema, typedText } from './parse-filters.ts';

/** Most messages that are changed at once: more than a page of the list. */
const MAX_MESSAGES = 100;

/** Longest note, in characters. */
const NOTE_LENGTH = 5000;

const messageSchema = z.strictObject({ form: z.enum(forms), id: rowIdSchema });

const valueSchemas = {
  state: z.enum(stateNames),
  /** Of an application. */
  stage: z.enum(stageNames),
  /** Number of an account. */
  owner: rowIdSchema.nullable(),
  starred: z.boolean(),
  answerBy: z.union([momentSchema, daySchema]).nullable(),
  /** Only taken back here; `replies` sets it. */
  firstAnsweredAt: momentSchema.nullable(),
};

/** A field of a message that people change. */
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

/** One field of some messages, from what the person sees it is to what it shall be. */
export const changeSchema = z.discriminatedUnion('field', [
  changeOf('state'),
  changeOf('stage'),
  changeOf('owner'),
  changeOf('starred'),
  changeOf('answerBy'),
  changeOf('firstAnsweredAt', z.null()),
]);

export type Value = string | number | boolean | null;

/** What is asked for, in one shape for all fields. */
export interface Change {
  field: WorkflowField;
  to: Value;
  messages: { form: (typeof forms)[number]; id: number; from: Value }[];
}

/** What became of it. */
export interface ChangeResult {
  /** Messages that are now as asked, with what they were. */
  changed: { form: (typeof forms)[number]; id: number; from: Value; to: Value }[];
  /** Messages that stayed as they are, and why, for the person who asked. */
  refused: { form: (typeof forms)[number]; id: number; why: string }[];
}

export const noteSchema = z.strictObject({
  ...messageSchema.shape,
  note: typedText(NOTE_LENGTH).pipe(z.string().min(1)),
});

/** How somebody answered. */
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
