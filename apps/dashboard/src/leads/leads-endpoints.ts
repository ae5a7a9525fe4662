import type { Endpoint } from 'payload';
import { createInboxEndpoint } from '../inbox/answer-inbox.ts';
import { answerLeadsExport, leadsExportSchema } from './answer-leads-export.ts';

/** `POST /cms-api/inbox/leads/exports`: what the table of leads asks for. */
export const leadsEndpoints: Endpoint[] = [
  createInboxEndpoint('leads/exports', leadsExportSchema, answerLeadsExport),
];
