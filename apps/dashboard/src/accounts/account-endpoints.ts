import type { Endpoint } from 'payload';
import { deleteEndpoint } from './delete-endpoint.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { ruleEndpoint } from './rule-endpoint.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/** Endpoints of the account screens. All are POST, so that no secret is in a URL. */
export const accountEndpoints: Endpoint[] = [
  ...linkEndpoints,
  ...factorEndpoints,
  ...sessionEndpoints,
  ruleEndpoint,
  deleteEndpoint,
];
