import type { Endpoint } from 'payload';
import * as z from 'zod';
import { jsonResponse } from '../../api/response.ts';
import { rowIdSchema } from '../../platform/row-id.ts';
import { changeMessages } from './change-messages.ts';
import { type Change, changeSchema, noteSchema, replySchema } from './change-schemas.ts';
import { createInboxEndpoint } from './create-inbox-endpoint.ts';
import { exportSchema, handleExport } from './export-endpoint.ts';
import { addNote, addReply } from './notes-and-replies.ts';
import { filtersSchema, typedText } from './parse-filters.ts';
import { erasePerson, findPerson, handlePersonExport, personSchema } from './person.ts';
import { readNeighbours, readPage } from './read-inbox.ts';
import { getRecipients, recipientsSchema, rejectionSchema, sendRejections } from './rejections.ts';

const querySchema = z.strictObject({ filters: filtersSchema, words: typedText(200).default('') });
const rowsSchema = querySchema.extend({ page: rowIdSchema.optional() });
const neighboursSchema = querySchema.extend({ id: rowIdSchema });

const stored = () => jsonResponse({ ok: true });

/** Endpoints of the inbox. All are POST, so that no search text is in a URL. */
export const inboxEndpoints: Endpoint[] = [
  createInboxEndpoint('rows', rowsSchema, async (req, asked) =>
    jsonResponse(await readPage(req, asked)),
  ),
  createInboxEndpoint('neighbours', neighboursSchema, async (req, asked) =>
    jsonResponse(await readNeighbours(req, asked)),
  ),
  createInboxEndpoint('changes', changeSchema, async (req, change) =>
    jsonResponse(await changeMessages(req, change as Change)),
  ),
  createInboxEndpoint('notes', noteSchema, async (req, note) => {
    await addNote(req, note);
    return stored();
  }),
  createInboxEndpoint('replies', replySchema, async (req, reply) => {
    await addReply(req, reply);
    return stored();
  }),
  // Read-only: the recipients, before a user confirms.
  createInboxEndpoint('rejections/recipients', recipientsSchema, async (req, asked) =>
    jsonResponse(await getRecipients(req, asked)),
  ),
  createInboxEndpoint('rejections', rejectionSchema, async (req, rejection) =>
    jsonResponse(await sendRejections(req, rejection)),
  ),
  createInboxEndpoint('exports', exportSchema, handleExport),
  createInboxEndpoint('person', personSchema, async (req, person) =>
    jsonResponse(await findPerson(req, person)),
  ),
  createInboxEndpoint('person/export', personSchema, handlePersonExport),
  createInboxEndpoint('person/erase', personSchema, async (req, person) =>
    jsonResponse(await erasePerson(req, person)),
  ),
];
