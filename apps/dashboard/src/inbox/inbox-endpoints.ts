import type { Endpoint } from 'payload';
import * as z from 'zod';
import { answerJson } from '../api/answer.ts';
import { answerExport, exportSchema } from './answer-export.ts';
import { createInboxEndpoint } from './answer-inbox.ts';
import { changeMessages } from './change-messages.ts';
import { type Change, changeSchema, noteSchema, replySchema } from './changes.ts';
import { addNote, addReply } from './notes-and-replies.ts';
import { cursorSchema, filtersSchema, typedText } from './parse-filters.ts';
import { answerPersonExport, erasePerson, findPerson, personSchema } from './person.ts';
import { readPage } from './read-page.ts';
import { getRecipients, recipientsSchema, rejectionSchema, sendRejections } from './rejections.ts';

const rowsSchema = z.strictObject({
  filters: filtersSchema,
  words: typedText(200).default(''),
  beyond: cursorSchema.optional(),
  way: z.enum(['older', 'newer']).optional(),
  limit: z.number().int().min(1).max(50).optional(),
});

const stored = () => answerJson({ ok: true });

/** What the screens of the inbox ask for. With POST, so that what is searched for is in no address. */
export const inboxEndpoints: Endpoint[] = [
  createInboxEndpoint('rows', rowsSchema, async (req, asked) =>
    answerJson(await readPage(req, asked)),
  ),
  createInboxEndpoint('changes', changeSchema, async (req, change) =>
    answerJson(await changeMessages(req, change as Change)),
  ),
  createInboxEndpoint('notes', noteSchema, async (req, note) => {
    await addNote(req, note);
    return stored();
  }),
  createInboxEndpoint('replies', replySchema, async (req, reply) => {
    await addReply(req, reply);
    return stored();
  }),
  // Reads alone: who would get the mail, before anybody says that they shall.
  createInboxEndpoint('rejections/recipients', recipientsSchema, async (req, asked) =>
    answerJson(await getRecipients(req, asked)),
  ),
  createInboxEndpoint('rejections', rejectionSchema, async (req, rejection) =>
    answerJson(await sendRejections(req, rejection)),
  ),
  createInboxEndpoint('exports', exportSchema, answerExport),
  createInboxEndpoint('person', personSchema, async (req, person) =>
    answerJson(await findPerson(req, person)),
  ),
  createInboxEndpoint('person/export', personSchema, answerPersonExport),
  createInboxEndpoint('person/erase', personSchema, async (req, person) =>
    answerJson(await erasePerson(req, person)),
  ),
];
