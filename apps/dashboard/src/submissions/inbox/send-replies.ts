import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { createApiError } from '../../api/response.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { queueReply } from '../../outbox/queue-deliveries.ts';
import type { Delivery } from '../../payload-types.ts';
import { updateRow } from '../../platform/database.ts';
import { rowIdSchema } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordEvents, toActorName } from '../history.ts';
import { recordReply, requireMessage, updateUnchanged } from './change-messages.ts';
import { typedText } from './list-query.ts';

/** A message, and the idempotency key of a reply, which is created with its local draft. */
export const replyKeySchema = z.strictObject({
  id: rowIdSchema,
  key: z.string().regex(/^[0-9a-z]{9,40}$/),
});

type ReplyKey = z.infer<typeof replyKeySchema>;

export const newReplySchema = replyKeySchema.extend({
  subject: typedText(200).pipe(z.string().trim().min(1)),
  text: typedText(5000).pipe(z.string().trim().min(1)),
});

/** The replies to a message that were written here, as deliveries, oldest first. */
export async function getReplies(req: PayloadRequest, id: number): Promise<Delivery[]> {
  const where = { kind: { equals: 'reply' }, subjectId: { equals: id } };
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where,
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs;
}

const findReply = async (req: PayloadRequest, { id, key }: ReplyKey) =>
  (await getReplies(req, id)).find(({ reply }) => reply?.key === key);

/**
 * Stores a reply and queues its mail, once for each key. The message has a reply from then on.
 * @returns whether the stored reply has this text: another tab may have sent another one
 */
export async function sendReply(
  req: PayloadRequest,
  { id, key, subject, text }: z.infer<typeof newReplySchema>,
): Promise<{ isSame: boolean }> {
  if (!isMailConfigured()) throw createApiError(req, 409, ({ reply }) => reply.noServer);
  try {
    await inTransaction(req, async (inside) => {
      const { user } = inside;
      const at = new Date().toISOString();
      // Waits for a deletion of the message, which deletes its deliveries.
      await updateUnchanged(inside, id, {}, { updatedAt: at });
      const message = await requireMessage(inside, id);
      const writer = user && { account: user.id, who: toActorName(user) };
      const reply = { ...writer, key, at, subject, text, answerBy: message.answerBy };
      if (await queueReply(inside, message, reply)) await recordReply(inside, message, 'mail', at);
    });
  } catch (error) {
    // Unless another request has stored a reply with the key.
    if (!(await findReply(req, { id, key }))) throw error;
  }
  const stored = (await findReply(req, { id, key }))?.reply;
  if (!stored) throw new Error('a reply is not there after it was stored');
  return { isSame: stored.subject === subject && stored.text === text };
}

/**
 * Deletes a reply of the user, unless a process has begun to send it, and sets the message back. Does nothing if there
 * is no such reply: a second request has the result of the first.
 */
export async function undoReply(req: PayloadRequest, { id, key }: ReplyKey): Promise<void> {
  const { form } = await requireMessage(req, id);
  await inTransaction(req, async (inside) => {
    const { user, payload } = inside;
    const found = await findReply(inside, { id, key });
    if (!found) return;
    const { at, answerBy, account } = found.reply ?? {};
    const isUnclaimed = { id: { equals: found.id }, attempts: { equals: 0 } };
    const drop = () => updateRow(payload, 'deliveries', isUnclaimed, { state: 'dropped' }, inside);
    if (account !== user?.id || !(await drop()))
      throw createApiError(req, 409, ({ reply }) => reply.late);
    await payload.db.deleteOne({ collection: 'deliveries', where: isUnclaimed, req: inside });
    await updateUnchanged(inside, id, { firstAnsweredAt: at }, { firstAnsweredAt: null });
    if (answerBy) await updateUnchanged(inside, id, { answerBy: null }, { answerBy });
    await recordEvents(inside, [{ form, messageId: id, act: 'replied', before: 'mail' }]);
  });
}
