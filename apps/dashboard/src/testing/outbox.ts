import type { Payload } from 'payload';
import type { DeliveryTarget } from '../payload-types.ts';

type TargetData = Partial<DeliveryTarget> & { newSecret?: string };

/** What the webhooks of the tests are signed with. */
export const TEST_WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

/** Makes a target: mail to the desk about contact messages and enquiries, unless told otherwise. */
export const createTestTarget = (payload: Payload, more: TargetData = {}) =>
  payload.create({
    collection: 'delivery-targets',
    data: {
      name: 'Desk',
      kind: 'mail',
      forms: ['contact-messages', 'enquiries'],
      state: 'active',
      ...(more.kind === undefined && { addresses: ['desk@example.com'] }),
      ...(more.kind !== undefined && { url: 'http://127.0.0.1:9/nobody' }),
      ...(more.kind === 'webhook' && { newSecret: TEST_WEBHOOK_SECRET }),
      ...more,
    },
    depth: 0,
    // The account that may make one would have to be made first.
    overrideAccess: true,
  });

/** All deliveries, oldest first. */
export const getDeliveries = async (payload: Payload) =>
  (
    await payload.find({
      collection: 'deliveries',
      pagination: false,
      sort: 'id',
      depth: 0,
      // As above.
      overrideAccess: true,
    })
  ).docs;
