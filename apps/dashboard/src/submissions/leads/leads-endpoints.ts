import type { Endpoint } from 'payload';
import { createInboxEndpoint } from '../inbox/create-inbox-endpoint.ts';
import { handleLeadsExport, leadsExportSchema } from './export-endpoint.ts';

/** `POST /cms-api/inbox/leads/exports`: export of the leads report. */
export const leadsEndpoints: Endpoint[] = [
  createInboxEndpoint('leads/exports', leadsExportSchema, handleLeadsExport),
];
