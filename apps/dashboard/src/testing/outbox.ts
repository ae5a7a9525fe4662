import type { Payload } from 'payload';
import type { Delivery, DeliveryTarget } from '../payload-types.ts';

type TargetData = Partial<DeliveryTarget> & { newSecret?: string };

/** What the webhooks of the tests are signed with. */
const TEST_WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

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

let deliveries = 0;

/** Makes a delivery of a message that is nowhere. */
export function createTestDelivery(payload: Payload, target: number, more: Partial<Delivery> = {}) {
  deliveries += 1;
  const now = new Date().toISOString();
  return payload.create({
    collection: 'deliveries',
    data: {
      kind: 'notify',
      channel: 'mail',
      target,
      source: 'contact-messages',
      messageId: deliveries,
      reference: `C-${deliveries}`,
      key: `test:${deliveries}`,
      idempotencyKey: `C-${deliveries}.${target}`,
      state: 'queued',
      attempts: 0,
      queuedAt: now,
      nextTryAt: now,
      ...more,
    },
    depth: 0,
    // As above.
    overrideAccess: true,
  });
}
