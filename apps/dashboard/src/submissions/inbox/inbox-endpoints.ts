import type { Endpoint } from 'payload';
import { createEndpoint, createEndpointFor } from '../../api/create-endpoint.ts';
import {
  addNote,
  addReply,
  changeMessages,
  changeSchema,
  noteSchema,
  replySchema,
} from './change-messages.ts';
import { exportSchema, handleExport } from './export.ts';
import { querySchema } from './list-query.ts';
import { erasePerson, findPerson, handlePersonExport, personSchema } from './person.ts';
import { countMessages } from './read-inbox.ts';
import { getRecipients, recipientsSchema, rejectionSchema, sendRejections } from './rejections.ts';
import { newReplySchema, replyKeySchema, sendReply, undoReply } from './send-replies.ts';

/** Endpoints of the inbox. Those with personal data are POST, so that none is in a URL. */
export const inboxEndpoints: Endpoint[] = [
  createEndpoint('/inbox/changes', changeSchema, changeMessages),
  createEndpoint('/inbox/notes', noteSchema, addNote),
  createEndpoint('/inbox/replies', replySchema, addReply),
  createEndpoint('/inbox/replies/send', newReplySchema, sendReply),
  createEndpoint('/inbox/replies/undo', replyKeySchema, undoReply),
  // Read-only: the recipients, before a user confirms.
  createEndpoint('/inbox/rejections/recipients', recipientsSchema, getRecipients),
  createEndpoint('/inbox/rejections', rejectionSchema, sendRejections),
  // How many messages an open list lacks.
  createEndpoint('/inbox/count', querySchema, countMessages),
  createEndpoint('/inbox/exports', exportSchema, handleExport),
  createEndpointFor('admins', '/inbox/person', personSchema, findPerson),
  createEndpointFor('admins', '/inbox/person/export', personSchema, handlePersonExport),
  createEndpointFor('admins', '/inbox/person/erase', personSchema, erasePerson),
];
