import type { Endpoint } from 'payload';
import { createInboxEndpoint } from '../inbox/create-inbox-endpoint.ts';
import { handleLeadsExport, leadsExportSchema } from './export-endpoint.ts';

/** `POST /cms-api/inbox/leads/exports`: what the table of leads asks for. */
export const leadsEndpoints: Endpoint[] = [
  createInboxEndpoint('leads/exports', leadsExportSchema, handleLeadsExport),
];
