import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { ApiError } from '../../api/response.ts';
import type { Form } from '../forms.ts';
import { recordEvents } from '../history.ts';
import { inRequestTransaction, setField, toValueLabel } from './change-messages.ts';
import { type noteSchema, replyChannels, type replySchema } from './change-schemas.ts';
import { getReadableForms } from './readers.ts';

export async function addNote(
  req: PayloadRequest,
  { form, id, note }: z.infer<typeof noteSchema>,
): Promise<void> {
  await requireMessage(req, form, id);
  await recordEvents(req, [{ form, messageId: id, act: 'noted', note }]);
}

/** Records a reply and the time of the first one, and removes the due date. */
export async function addReply(
  req: PayloadRequest,
  { form, id, way }: z.infer<typeof replySchema>,
): Promise<void> {
  const { answerBy } = await requireMessage(req, form, id);
  const to = new Date().toISOString();
  await inRequestTransaction(req, async () => {
    await setField(req, { form, id, field: 'firstAnsweredAt', from: null, to });
    await recordEvents(req, [{ form, messageId: id, act: 'replied', after: replyChannels[way] }]);
    if (answerBy) await removeDueDate(req, form, id, answerBy);
  });
}

/** Removes the due date, unless another user has changed it. */
async function removeDueDate(
  req: PayloadRequest,
  form: Form,
  id: number,
  answerBy: string,
): Promise<void> {
  const change = { form, id, field: 'answerBy', from: answerBy, to: null } as const;
  if (await setField(req, change))
    await recordDueDateRemoved(req, { form, messageId: id, answerBy });
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
async function requireMessage(
  req: PayloadRequest,
  form: Form,
  id: number,
): Promise<{ answerBy?: string | null | undefined }> {
  const { docs } = (await getReadableForms(req)).includes(form)
    ? await req.payload.find({
        collection: form,
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        depth: 0,
        select: { answerBy: true },
        overrideAccess: false,
        req,
      })
    : { docs: [] };
  const [message] = docs;
  if (!message) throw new ApiError(404, 'There is no such message.');
  return message;
}
