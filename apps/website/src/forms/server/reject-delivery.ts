import { OPENING_FIELD } from '@agency/contracts';
import type { FailedDelivery } from './deliveries.ts';
import type { FormCopy } from './form-definition.ts';
import { type Rejection, reject } from './result.ts';

/** Seconds until another attempt at an endpoint that failed. */
const RETRY_AFTER = 30;

/** Turns a failed delivery into the rejection that the visitor sees. */
export function rejectDelivery(
  delivery: FailedDelivery,
  input: Partial<Rejection>,
  { closed, tooMany, notStored }: FormCopy['refusals'],
): Rejection {
  if (delivery.kind === 'closed') {
    return reject(410, closed, { ...input, fields: { [OPENING_FIELD]: closed } });
  }
  if (delivery.kind === 'flood') {
    return reject(429, tooMany, { ...input, retryAfter: delivery.wait });
  }
  const detail = delivery.kind === 'failed' ? delivery.upstreamMessage : undefined;
  return reject(503, notStored, { ...input, retryAfter: RETRY_AFTER, ...(detail && { detail }) });
}
