import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import type { Submission } from '../../payload-types.ts';
import type { Form } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { inRequestTransaction, setField, toValueLabel } from './change-messages.ts';
import { type noteSchema, replyChannels, type replySchema } from './change-schemas.ts';
import { asReader } from './read-inbox.ts';

export async function addNote(
  req: PayloadRequest,
  { id, note }: z.infer<typeof noteSchema>,
): Promise<void> {
  const { form } = await requireMessage(req, id);
  await recordEvents(req, [{ form, messageId: id, act: 'noted', note }]);
}

/** Records a reply and the time of the first one, and removes the due date. */
export async function addReply(
  req: PayloadRequest,
  { id, way }: z.infer<typeof replySchema>,
): Promise<void> {
  const { form, answerBy } = await requireMessage(req, id);
  const data = { firstAnsweredAt: new Date().toISOString() };
  await inRequestTransaction(req, async () => {
    await setField(req, { id, field: 'firstAnsweredAt', from: null, data });
    await recordEvents(req, [{ form, messageId: id, act: 'replied', after: replyChannels[way] }]);
    if (!answerBy) return;
    // Unless another user has changed it.
    const change = { id, field: 'answerBy', from: answerBy, data: { answerBy: null } } as const;
    if (await setField(req, change))
      await recordDueDateRemoved(req, { form, messageId: id, answerBy });
  });
}

/** Records in the history that the due date was removed. */
export async function recordDueDateRemoved(
  req: PayloadRequest,
  { answerBy, ...message }: { form: Form; messageId: number; answerBy: string },
): Promise<void> {
  const before = toValueLabel('answerBy', answerBy, []);
  const after = toValueLabel('answerBy', null, []);
  await recordEvents(req, [{ ...message, act: 'answer-by', before, after }]);
}

/**
 * The message.
 * @throws {ApiError} 404 if it does not exist or the user may not read it
 */
async function requireMessage(req: PayloadRequest, id: number): Promise<Submission> {
  const { docs } = await req.payload.find({
    ...asReader(req),
    overrideAccess: false,
    where: { id: { equals: id } },
  });
  const [message] = docs;
  if (!message) throw new ApiError(404, 'There is no such message.');
  return message;
}
