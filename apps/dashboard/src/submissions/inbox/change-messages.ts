import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { queueDeliveries } from '../../outbox/queue-deliveries.ts';
import { toDayWithYear } from '../../panel/language/times.ts';
import type { Submission } from '../../payload-types.ts';
import { readableForms } from '../forms.ts';
import { type MessageAction, recordEvents } from '../history.ts';
import { type Stage, type State, stageNames, stages, stateOfStage, states } from '../workflow.ts';
import type { Change, ChangeResult, Value, WorkflowField } from './change-schemas.ts';
import { type Colleague, getColleagues } from './readers.ts';

const acts: Record<WorkflowField, MessageAction> = {
  state: 'state',
  stage: 'stage',
  owner: 'owner',
  starred: 'starred',
  answerBy: 'answer-by',
  firstAnsweredAt: 'replied',
};

/** A new value with the columns that follow from it. */
interface FieldChange {
  data: Partial<Submission>;
  /** Values that must still be stored, besides that of the field. */
  expected?: Partial<Submission>;
  to: Value;
  /** Stage of an application, which decides its state. */
  stage?: Stage;
}

/**
 * Changes one field of several messages. Each is one guarded UPDATE: what has another value than the user saw is
 * reported, and the others are changed.
 */
export async function changeMessages(req: PayloadRequest, change: Change): Promise<ChangeResult> {
  const colleagues = await getColleagues(req);
  const { field } = change;
  const to = field === 'answerBy' ? toNoon(change.to) : change.to;
  const owner = field === 'owner' && to !== null ? colleagues.find(({ id }) => id === to) : null;
  const changed: ChangeResult['changed'] = [];
  const refused: ChangeResult['refused'] = [];
  await inRequestTransaction(req, async () => {
    // In a fixed order, to avoid deadlocks.
    for (const { id, from } of change.messages.toSorted((a, b) => a.id - b.id)) {
      const message = await findAny(req, id);
      const obstacle = findObstacle(req, message, { field, from, to }, owner);
      if (!message || obstacle) {
        refused.push({ id, why: obstacle });
        continue;
      }
      const next = toFieldChange(message, field, from, to);
      if (next && (await setField(req, { id, field, from, ...next }))) {
        changed.push({ form: message.form, id, from, to: next.to });
        await recordChange(req, message, { field, from, ...next }, colleagues);
      } else refused.push({ id, why: await explain(req, id, field, colleagues) });
    }
  });
  return { changed, refused };
}

// Noon, so that the day is the same in all time zones.
const toNoon = (day: Value): Value =>
  typeof day === 'string' && day.length === 10 ? new Date(`${day}T12:00:00`).toISOString() : day;

const findAny = (req: PayloadRequest, id: number) =>
  req.payload.db.findOne<Submission>({
    collection: 'submissions',
    where: { id: { equals: id } },
    req,
  });

/** Why a message may not be changed; empty if it may. */
function findObstacle(
  req: PayloadRequest,
  message: Submission | null,
  { field, from, to }: { field: WorkflowField; from: Value; to: Value },
  owner: Colleague | null | undefined,
): string {
  if (!message) return 'It was deleted meanwhile.';
  const { form } = message;
  const isApplication = form === 'application';
  if (!readableForms(req).includes(form)) return 'You may not work on this message.';
  if (field === 'stage' && !isApplication) return 'Only applications have a stage.';
  if (owner === undefined || owner?.forms.includes(form) === false) {
    return 'Whoever answers a message must be allowed to read it.';
  }
  const isOfState = field === 'state' && from !== 'spam' && to !== 'spam';
  return isApplication && isOfState ? 'An application has a stage and no state.' : '';
}

/**
 * The columns of a change. An application has its stage and state together: spam keeps the stage, and what is released
 * gets the state of its stage.
 */
function toFieldChange(
  { form, stage, state }: Submission,
  field: WorkflowField,
  from: Value,
  to: Value,
): FieldChange | undefined {
  const spam = to === 'spam' && { spamSince: new Date().toISOString() };
  if (form !== 'application' || (field !== 'state' && field !== 'stage'))
    return { to, data: { [field]: to, ...spam } };
  const toStage = field === 'stage' ? stageNames.find((one) => one === to) : stage;
  if (!toStage || from !== (field === 'stage' ? stage : state)) return undefined;
  const isSpam = field === 'stage' ? state === 'spam' : to === 'spam';
  const toState: State = isSpam ? 'spam' : stateOfStage[toStage];
  return {
    to: field === 'stage' ? toStage : toState,
    data: { stage: toStage, state: toState, ...(state !== 'spam' && spam) },
    expected: { stage, state },
    stage: toStage,
  };
}

interface GuardedChange {
  id: number;
  field: WorkflowField;
  from: Value;
  data: Partial<Submission>;
  expected?: Partial<Submission>;
}

/** Sets a field if it still has the expected value. Returns whether it had. */
export async function setField(
  req: PayloadRequest,
  { id, field, from, data, expected }: GuardedChange,
): Promise<boolean> {
  const seen = Object.entries({ [field]: from, ...expected }).map(([name, value]) => ({
    [name]: value === null ? { exists: false } : { equals: value },
  }));
  const row = await req.payload.db.updateOne({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, ...seen] },
    data,
    options: { atomic: true },
    req,
  });
  return row !== null;
}

/** Whether the change marks an unread message as opened. */
const isOpening = (field: WorkflowField, from: Value, to: Value): boolean =>
  from === 'new' && to === { state: 'open', stage: 'reviewing' }[field as 'state' | 'stage'];

/**
 * Records a change. What is released from spam gets the deliveries that were held back, in the transaction of the
 * change.
 */
async function recordChange(
  req: PayloadRequest,
  message: Submission,
  { field, from, to, stage, data }: FieldChange & { field: WorkflowField; from: Value },
  colleagues: Colleague[],
): Promise<void> {
  const { form, id } = message;
  // An application has its stage in place of a state, except for spam.
  const toLabel = (value: Value) =>
    stage && field === 'state' && value !== 'spam'
      ? stages[stage]
      : toValueLabel(field, value, colleagues);
  const [before, after] = [toLabel(from), toLabel(to)];
  const isReleased = field === 'state' && from === 'spam';
  const changedAct = isOpening(field, from, to) ? 'opened' : acts[field];
  const act = isReleased ? 'released' : changedAct;
  await recordEvents(req, [{ form, messageId: id, act, before, after }]);
  if (isReleased) await queueDeliveries(req, { ...message, ...data });
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
  id: number,
  field: WorkflowField,
  colleagues: Colleague[],
): Promise<string> {
  const message = await findAny(req, id);
  if (!message) return 'It was deleted meanwhile.';
  const ofField: Partial<Record<WorkflowField, MessageAction[]>> = {
    state: ['state', 'opened', 'released'],
    stage: ['stage', 'opened', 'rejected'],
  };
  const act = ofField[field] ?? [acts[field]];
  const { docs } = await req.payload.find({
    collection: 'message-events',
    where: { and: [{ messageId: { equals: id } }, { act: { in: act } }] },
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
