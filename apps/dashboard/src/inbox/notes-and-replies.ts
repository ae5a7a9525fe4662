import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { ApiError } from '../api/answer.ts';
import type { Form } from '../collections/messages/forms.ts';
import { noteEvents } from '../collections/messages/note-events.ts';
import { setField, together } from './change-messages.ts';
import { type noteSchema, type replySchema, ways } from './changes.ts';
import { getReadableForms } from './readers.ts';

/** Adds a note to a message's history. */
export async function addNote(
  req: PayloadRequest,
  { form, id, note }: z.infer<typeof noteSchema>,
): Promise<void> {
  await requireMessage(req, form, id);
  await noteEvents(req, [{ form, messageId: id, act: 'noted', note }]);
}

/** Notes that somebody answers a message, and when that was the first time. */
export async function addReply(
  req: PayloadRequest,
  { form, id, way }: z.infer<typeof replySchema>,
): Promise<void> {
  await requireMessage(req, form, id);
  const to = new Date().toISOString();
  await together(req, async () => {
    await setField(req, { form, id, field: 'firstAnsweredAt', from: null, to });
    await noteEvents(req, [{ form, messageId: id, act: 'replied', after: ways[way] }]);
  });
}

/** @throws {ApiError} when there is no such message, or it is not for whoever asks */
async function requireMessage(req: PayloadRequest, form: Form, id: number): Promise<void> {
  const { totalDocs } = (await getReadableForms(req)).includes(form)
    ? await req.payload.count({
        collection: form,
        where: { id: { equals: id } },
        overrideAccess: false,
        req,
      })
    : { totalDocs: 0 };
  if (totalDocs === 0) throw new ApiError(404, 'There is no such message.');
}
