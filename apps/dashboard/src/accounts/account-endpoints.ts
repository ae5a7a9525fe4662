import type { Endpoint } from 'payload';
import { deleteEndpoint } from './delete-endpoint.ts';
import { factorEndpoints } from './factor-endpoints.ts';
import { linkEndpoints } from './link-endpoints.ts';
import { ruleEndpoint } from './rule-endpoint.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/** What the screens of accounts ask for. With POST, so that nothing secret stands in an address. */
export const accountEndpoints: Endpoint[] = [
  ...linkEndpoints,
  ...factorEndpoints,
  ...sessionEndpoints,
  ruleEndpoint,
  deleteEndpoint,
];
