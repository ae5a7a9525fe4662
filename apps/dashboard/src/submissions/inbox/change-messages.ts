import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import { queueAssignment, queueDeliveries } from '../../outbox/queue-deliveries.ts';
import type { MessageEvent, Submission } from '../../payload-types.ts';
import { updateRow } from '../../platform/database.ts';
import { toDateField } from '../../platform/language/times.ts';
import { rowIdSchema } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Form, readableForms } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { type Stage, stageNames, stateNames, stateOfStage } from '../workflow.ts';
import { daySchema, momentSchema, typedText } from './list-query.ts';
import { findMessage } from './read-inbox.ts';
import { type Colleague, getColleagues } from './readers.ts';

/** Messages in one change; more than a page of the list. */
const MAX_MESSAGES = 100;

const valueSchemas = {
  state: z.enum(stateNames),
  /** Only for applications. */
  stage: z.enum(stageNames),
  /** Account id. */
  owner: rowIdSchema.nullable(),
  starred: z.boolean(),
  answerBy: z.union([momentSchema, daySchema]).nullable(),
};

/** A field that users can change. */
export type WorkflowField = keyof typeof valueSchemas;

export type Value = string | number | boolean | null;

/** A change of one field of several messages, with the expected old values. */
export interface Change {
  field: WorkflowField;
  to: Value;
  messages: { id: number; from: Value }[];
}

/** A change of one message. */
type FieldChange = Pick<Change, 'field' | 'to'> & { from: Value };

const changeOf = (field: WorkflowField, value: z.ZodType<Value>) =>
  z.strictObject({
    field: z.literal(field),
    to: value,
    messages: z
      .array(z.strictObject({ id: rowIdSchema, from: value }))
      .min(1)
      .max(MAX_MESSAGES),
  });

export const changeSchema: z.ZodType<Change> = z.union(
  (Object.keys(valueSchemas) as WorkflowField[]).map((field) =>
    changeOf(field, valueSchemas[field]),
  ),
);

/** Result of a change. */
export interface ChangeResult {
  /** Changed messages, with their old values. */
  changed: { form: Form; id: number; from: Value; to: Value }[];
  /** Unchanged messages, with the reason. */
  refused: { id: number; why: string }[];
}

const DELETED = 'It was deleted meanwhile.';
const CONFLICT = 'Somebody was faster. The history of the message says who.';

/**
 * Changes one field of several messages. Each is one guarded UPDATE: a message whose value is not the expected one is
 * reported, and the others are changed.
 */
export async function changeMessages(
  req: PayloadRequest,
  { field, to: requested, messages }: Change,
): Promise<ChangeResult> {
  const colleagues = await getColleagues(req);
  const to = field === 'answerBy' ? toNoon(requested) : requested;
  return inTransaction(req, async (inside) => {
    const result: ChangeResult = { changed: [], refused: [] };
    // In a fixed order, to avoid deadlocks.
    for (const { id, from } of messages.toSorted((a, b) => a.id - b.id)) {
      const where = { id: { equals: id } };
      // Also if the user may not read it.
      const query = { collection: 'submissions', where, req: inside } as const;
      const message = await req.payload.db.findOne<Submission>(query);
      const obstacle = findObstacle(req, message, { field, from, to }, colleagues);
      if (!message || obstacle) {
        result.refused.push({ id, why: obstacle });
        continue;
      }
      const data = toColumns(message, field, to);
      const { stage, state } = message;
      // Stage and state of an application are changed together, so both must be as they were read.
      const expected = { ...('stage' in data && { stage, state }), [field]: from };
      if (await updateUnchanged(inside, id, expected, data)) {
        const stored = (data[field] ?? null) as Value;
        result.changed.push({ form: message.form, id, from, to: stored });
        await recordChange(inside, message, { field, from, to: stored, data }, colleagues);
      } else result.refused.push({ id, why: CONFLICT });
    }
    return result;
  });
}

// Noon, so that the day is the same in all time zones.
const toNoon = (day: Value): Value =>
  typeof day === 'string' && day.length === 10 ? new Date(`${day}T12:00:00`).toISOString() : day;

/** Why a message may not be changed; empty if it may. */
function findObstacle(
  req: PayloadRequest,
  message: Submission | null,
  { field, from, to }: FieldChange,
  colleagues: Colleague[],
): string {
  if (!message) return DELETED;
  const { form } = message;
  const isApplication = form === 'application';
  if (!readableForms(req).includes(form)) return 'You may not work on this message.';
  if (field === 'stage' && !isApplication) return 'Only applications have a stage.';
  const owner = colleagues.find(({ id }) => id === to);
  if (field === 'owner' && to !== null && !owner?.forms.includes(form))
    return 'Whoever answers a message must be allowed to read it.';
  return isApplication && field === 'state' && from !== 'spam' && to !== 'spam'
    ? 'An application has a stage and no state.'
    : '';
}

/**
 * The columns of a change. An application has its stage and state together: spam keeps the stage, and a released one
 * gets the state of its stage.
 */
function toColumns(message: Submission, field: WorkflowField, to: Value): Partial<Submission> {
  const spamSince = new Date().toISOString();
  if (message.form !== 'application' || (field !== 'state' && field !== 'stage'))
    return { [field]: to, ...(to === 'spam' && { spamSince }) };
  const stage = field === 'stage' ? (to as Stage) : (message.stage ?? 'new');
  const isSpam = field === 'stage' ? message.state === 'spam' : to === 'spam';
  const state = isSpam ? 'spam' : stateOfStage[stage];
  return { stage, state, ...(isSpam && message.state !== 'spam' && { spamSince }) };
}

/** Updates a message if it still has the values that the user saw. Returns whether it had. */
export async function updateUnchanged(
  req: PayloadRequest,
  id: number,
  expected: Partial<Submission>,
  data: Partial<Submission>,
): Promise<boolean> {
  const unchanged = Object.entries(expected).map(([name, value]) => ({
    [name]: value === null ? { exists: false } : { equals: value },
  }));
  const where = { and: [{ id: { equals: id } }, ...unchanged] };
  return updateRow(req.payload, 'submissions', where, data, req);
}

/**
 * Records a change, and queues its mails in the same transaction: a message released from spam gets the deliveries that
 * were held back, and a new owner gets a mail unless it is the user.
 */
async function recordChange(
  req: PayloadRequest,
  message: Submission,
  { data, ...change }: FieldChange & { data: object },
  colleagues: Colleague[],
): Promise<void> {
  const { field, from, to } = change;
  const { form, id } = message;
  const act = decideAction(change);
  const [before, after] = [from, to].map((value) => toStored(message, field, value, colleagues));
  await recordEvents(req, [{ form, messageId: id, act, before, after }]);
  if (act === 'released') await queueDeliveries(req, { ...message, ...data });
  if (field === 'owner' && typeof to === 'number' && to !== req.user?.id)
    await queueAssignment(req, message, to);
}

function decideAction({ field, from, to }: FieldChange): MessageEvent['act'] {
  if (field === 'state' && from === 'spam') return 'released';
  // By its state, or by the stage of an application.
  if (from === 'new' && (to === 'open' || to === 'reviewing')) return 'opened';
  return field === 'answerBy' ? 'answer-by' : field;
}

/** A value as the history stores it: the name of an owner, a day; nothing if it is not set. */
function toStored(
  { stage }: Submission,
  field: WorkflowField,
  value: Value,
  colleagues: Colleague[],
): string | null {
  if (field === 'owner') return colleagues.find(({ id }) => id === value)?.name ?? null;
  if (!value) return null;
  // An application has its stage in place of a state, except for spam.
  if (field === 'state' && value !== 'spam' && stage) return stage;
  return field === 'answerBy' ? toDateField(String(value)) : String(value);
}

export const noteSchema = z.strictObject({
  id: rowIdSchema,
  note: typedText(5000).pipe(z.string().min(1)),
});

export async function addNote(
  req: PayloadRequest,
  { id, note }: z.infer<typeof noteSchema>,
): Promise<void> {
  const { form } = await requireMessage(req, id);
  await recordEvents(req, [{ form, messageId: id, act: 'noted', note }]);
}

export const replySchema = z.strictObject({
  id: rowIdSchema,
  way: z.enum(['mail', 'call', 'whatsapp', 'other']),
});

/** Records a reply and the time of the first one, and removes the due date. */
export async function addReply(
  req: PayloadRequest,
  { id, way }: z.infer<typeof replySchema>,
): Promise<void> {
  const message = await requireMessage(req, id);
  await inTransaction(req, (inside) => recordReply(inside, message, way));
}

/** The same, in the transaction of the request. */
export async function recordReply(
  req: PayloadRequest,
  { form, id, answerBy }: Submission,
  way: z.infer<typeof replySchema>['way'],
  firstAnsweredAt = new Date().toISOString(),
): Promise<void> {
  await updateUnchanged(req, id, { firstAnsweredAt: null }, { firstAnsweredAt });
  const replied = { form, messageId: id, act: 'replied', after: way } as const;
  // Unless another user has changed it.
  const isRemoved = answerBy && (await updateUnchanged(req, id, { answerBy }, { answerBy: null }));
  await recordEvents(req, isRemoved ? [replied, toDueDateRemoved(form, id, answerBy)] : [replied]);
}

/** The removal of a due date, for the history. */
export const toDueDateRemoved = (form: Form, messageId: number, answerBy: string) =>
  ({ form, messageId, act: 'answer-by', before: toDateField(answerBy) }) as const;

/** @throws {ApiError} 404 if the message does not exist or the user may not read it */
export async function requireMessage(req: PayloadRequest, id: number): Promise<Submission> {
  const message = await findMessage(req, id);
  if (!message) throw new ApiError(404, 'There is no such message.');
  return message;
}
