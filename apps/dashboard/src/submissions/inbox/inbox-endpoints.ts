import type { Endpoint, PayloadRequest } from 'payload';
import type * as z from 'zod';
import { toErrorResponse } from '../../api/handle-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { errorResponse, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { handleLeadsExport, leadsExportSchema } from '../leads/leads.ts';
import {
  addNote,
  addReply,
  changeMessages,
  changeSchema,
  noteSchema,
  replySchema,
} from './change-messages.ts';
import { exportSchema, handleExport } from './export.ts';
import { erasePerson, findPerson, handlePersonExport, personSchema } from './person.ts';
import { getRecipients, recipientsSchema, rejectionSchema, sendRejections } from './rejections.ts';

/** Endpoints of the inbox. All are POST, so that no personal data is in a URL. */
export const inboxEndpoints: Endpoint[] = [
  createEndpoint('changes', changeSchema, changeMessages),
  createEndpoint('notes', noteSchema, addNote),
  createEndpoint('replies', replySchema, addReply),
  // Read-only: the recipients, before a user confirms.
  createEndpoint('rejections/recipients', recipientsSchema, getRecipients),
  createEndpoint('rejections', rejectionSchema, sendRejections),
  createEndpoint('exports', exportSchema, handleExport),
  createEndpoint('person', personSchema, findPerson),
  createEndpoint('person/export', personSchema, handlePersonExport),
  createEndpoint('person/erase', personSchema, erasePerson),
  createEndpoint('leads/exports', leadsExportSchema, handleLeadsExport),
];

/** `POST /cms-api/inbox/<path>` for signed-in users, with a body that matches the schema. */
function createEndpoint<Body>(
  path: string,
  schema: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body) => Promise<unknown>,
): Endpoint {
  return {
    path: `/inbox/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!req.user) {
        const message = translateError(req, ({ access }) => access.signIn);
        return errorResponse(401, message);
      }
      try {
        const answer = await work(req, await parseBody(req, schema));
        return answer instanceof Response ? answer : jsonResponse(answer ?? { ok: true });
      } catch (error) {
        return toErrorResponse(error, req.payload);
      }
    },
  };
}
