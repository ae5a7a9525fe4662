import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { queueDeliveries } from '../../outbox/queue-deliveries.ts';
import type { StoredMessage } from '../../outbox/stored-message.ts';
import { toDayWithYear } from '../../panel/language/times.ts';
import type { Form } from '../forms.ts';
import { type MessageEvent, recordEvents } from '../history.ts';
import type { MessageAction } from '../message-events.ts';
import { type Stage, stageNames, stages, stateOfStage } from '../stages.ts';
import { type State, states } from '../states.ts';
import type { Change, ChangeResult, Value, WorkflowField } from './change-schemas.ts';
import { type Colleague, getColleagues, getReadableForms } from './readers.ts';

const acts: Record<WorkflowField, MessageAction> = {
  state: 'state',
  stage: 'stage',
  owner: 'owner',
  starred: 'starred',
  answerBy: 'answer-by',
  firstAnsweredAt: 'replied',
};

/** Changes one field of several messages. Rows that cannot be changed are reported; the others are changed. */
export async function changeMessages(req: PayloadRequest, change: Change): Promise<ChangeResult> {
  const colleagues = await getColleagues(req);
  const readable = await getReadableForms(req);
  const { field } = change;
  // Fixed order, to avoid deadlocks.
  const messages = change.messages.toSorted(byNumber);
  const to = field === 'answerBy' ? toNoon(change.to) : change.to;
  const changed: ChangeResult['changed'] = [];
  const refused: ChangeResult['refused'] = [];
  const owner = field === 'owner' && to !== null ? colleagues.find(({ id }) => id === to) : null;
  await inRequestTransaction(req, async () => {
    for (const { form, id, from } of messages) {
      const reject = (why: string) => refused.push({ form, id, why });
      if (!readable.includes(form)) reject('You may not work on this message.');
      else if (field === 'stage' && form !== 'applications') {
        reject('Only applications have a stage.');
      } else if (owner === undefined || owner?.forms.includes(form) === false) {
        reject('Whoever answers a message must be allowed to read it.');
      } else if (isStateOfApplication({ form, field, from, to })) {
        reject('An application has a stage and no state.');
      } else {
        const set = await changeField(req, { form, id, field, from, to });
        if (set) {
          changed.push({ form, id, from, to: set.to });
          await recordChange(req, { form, id, field, from, ...set }, colleagues);
        } else reject(await explain(req, { form, id, field }, colleagues));
      }
    }
  });
  return { changed, refused };
}

const byNumber = (a: Change['messages'][number], b: Change['messages'][number]) =>
  a.form.localeCompare(b.form) || a.id - b.id;

// Noon, so that the day is the same in all time zones.
const toNoon = (day: Value): Value =>
  typeof day === 'string' && day.length === 10 ? new Date(`${day}T12:00:00`).toISOString() : day;

interface OneChange {
  form: Form;
  id: number;
  field: WorkflowField;
  from: Value;
  to: Value;
}

/** Whether the change sets a state of an application, except to or from spam. */
const isStateOfApplication = ({ form, field, from, to }: Omit<OneChange, 'id'>) =>
  form === 'applications' && field === 'state' && from !== 'spam' && to !== 'spam';

/** The new value; for an application also the stage, if it decides the state. */
interface FieldChange {
  to: Value;
  stage?: Stage;
}

/** Sets a field if it still has the expected value; returns nothing otherwise. */
async function changeField(
  req: PayloadRequest,
  change: OneChange,
): Promise<FieldChange | undefined> {
  const { form, field, to } = change;
  if (form === 'applications' && (field === 'stage' || field === 'state'))
    return setStageOrState(req, change);
  return (await setField(req, change)) ? { to } : undefined;
}

/**
 * Sets the stage of an application with its state, or marks it as spam; when released it gets the state of its stage.
 * One guarded UPDATE, as in `setField`.
 */
async function setStageOrState(
  req: PayloadRequest,
  { id, field, from, to }: OneChange,
): Promise<FieldChange | undefined> {
  const found = await req.payload.db.findOne<{ id: number; stage: Stage; state: State }>({
    collection: 'applications',
    where: { id: { equals: id } },
    req,
  });
  if (!found || found[field as 'stage' | 'state'] !== from) return undefined;
  const { stage, state } = found;
  const toStage = field === 'stage' ? stageNames.find((one) => one === to) : stage;
  if (!toStage) return undefined;
  const isSpam = field === 'stage' ? state === 'spam' : to === 'spam';
  const toState: State = isSpam ? 'spam' : stateOfStage[toStage];
  const row = await req.payload.db.updateOne({
    collection: 'applications',
    where: {
      and: [{ id: { equals: id } }, { stage: { equals: stage } }, { state: { equals: state } }],
    },
    data: {
      stage: toStage,
      state: toState,
      ...(isSpam && state !== 'spam' && { spamSince: new Date().toISOString() }),
    },
    options: { atomic: true },
    req,
  });
  if (!row) return undefined;
  return { to: field === 'stage' ? toStage : toState, stage: toStage };
}

/** Sets a field if it still has the expected value. Returns whether it had. */
export async function setField(
  req: PayloadRequest,
  { form, id, field, from, to }: OneChange,
): Promise<boolean> {
  const asSeen = from === null ? { exists: false } : { equals: from };
  const row = await req.payload.db.updateOne({
    collection: form,
    where: { and: [{ id: { equals: id } }, { [field]: asSeen }] },
    data: { [field]: to, ...(to === 'spam' && { spamSince: new Date().toISOString() }) },
    options: { atomic: true },
    req,
  });
  return row !== null;
}

/** Whether the change marks an unread message as opened. */
const isOpening = (field: WorkflowField, from: Value, to: Value): boolean =>
  from === 'new' && to === { state: 'open', stage: 'reviewing' }[field as 'state' | 'stage'];

async function recordChange(
  req: PayloadRequest,
  { form, id, field, from, to, stage }: OneChange & FieldChange,
  colleagues: Colleague[],
): Promise<void> {
  const say = (value: Value) =>
    stage && value !== 'spam' ? stages[stage] : toValueLabel(field, value, colleagues);
  if (field === 'state' && from === 'spam') {
    await releaseFromSpam(req, form, id, say(to));
    return;
  }
  const act = isOpening(field, from, to) ? 'opened' : acts[field];
  const before = field === 'state' ? say(from) : toValueLabel(field, from, colleagues);
  const after = say(to);
  await recordEvents(req, [{ form, messageId: id, act, before, after }]);
}

/**
 * Releases a message from spam, in the transaction of the change: records it and queues the deliveries that were held
 * back.
 */
async function releaseFromSpam(
  req: PayloadRequest,
  form: Form,
  messageId: number,
  after: string,
): Promise<void> {
  const event: MessageEvent = { form, messageId, act: 'released' };
  await recordEvents(req, [{ ...event, before: states.spam, after }]);
  const message = await req.payload.findByID({
    collection: form,
    id: messageId,
    depth: 0,
    req,
    // Access was checked before the change.
    overrideAccess: true,
  });
  await queueDeliveries(req, form, message as unknown as StoredMessage);
}

/** Runs work in the transaction of the request. */
export async function inRequestTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOurs) await killTransaction(req);
    throw error;
  }
}

/** Explains a conflict: who changed the field, and its value now. */
async function explain(
  req: PayloadRequest,
  { form, id, field }: Pick<OneChange, 'form' | 'id' | 'field'>,
  colleagues: Colleague[],
): Promise<string> {
  const message = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: form,
    where: { id: { equals: id } },
    req,
  });
  if (!message) return 'It was deleted meanwhile.';
  const ofField: Partial<Record<WorkflowField, MessageAction[]>> = {
    state: ['state', 'opened', 'released'],
    stage: ['stage', 'opened', 'rejected'],
  };
  const act = ofField[field] ?? [acts[field]];
  const { docs } = await req.payload.find({
    collection: 'message-events',
    where: {
      and: [{ form: { equals: form } }, { messageId: { equals: id } }, { act: { in: act } }],
    },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const now = toValueLabel(field, (message[field] ?? null) as Value, colleagues);
  return `${docs[0]?.who ?? 'Somebody'} was faster: it is “${now}” now.`;
}

/** Label of a value. */
export function toValueLabel(field: WorkflowField, value: Value, colleagues: Colleague[]): string {
  switch (field) {
    case 'state':
      return states[value as State];
    case 'stage':
      return stages[value as Stage];
    case 'owner':
      return colleagues.find(({ id }) => id === value)?.name ?? 'Nobody';
    case 'starred':
      return value ? 'Starred' : 'Not starred';
    case 'answerBy':
      return value === null ? 'No day' : toDayWithYear(String(value), 'en');
    case 'firstAnsweredAt':
      return value === null ? 'Not answered' : 'Answered';
  }
}
