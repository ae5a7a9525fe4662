import type { Payload } from 'payload';
import { createRunner, type Runner } from '../jobs/queue.ts';
import type { Sender } from '../outbox/sender.ts';
import { openOutbox } from '../outbox/worker.ts';
import type { Delivery, DeliveryTarget } from '../payload-types.ts';

interface TestOutbox {
  payload: Payload;
  sender: Sender;
  /** Clock; the system's by default. */
  now?: () => Date;
}

/** The outbox of a process, without a timer. */
export const createTestOutbox = ({ payload, sender, now }: TestOutbox): Runner =>
  createRunner(payload, openOutbox(payload, sender), now);

type TargetData = Partial<DeliveryTarget> & { newSecret?: string };

/** Signing secret of test webhooks. */
const TEST_WEBHOOK_SECRET = 'webhook-secret-of-the-tests';

/** Creates a target: by default mail about contact messages and enquiries. */
export const createTestTarget = (payload: Payload, more: TargetData = {}) =>
  payload.create({
    collection: 'delivery-targets',
    data: {
      name: 'Desk',
      kind: 'mail',
      forms: ['contact', 'enquiry'],
      ...(more.kind === undefined && { addresses: ['desk@example.com'] }),
      ...(more.kind !== undefined && { url: 'http://127.0.0.1:9/nobody' }),
      ...(more.kind === 'webhook' && { newSecret: TEST_WEBHOOK_SECRET }),
      ...more,
    },
    depth: 0,
    // No account exists yet.
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

/** Deletes the confirmations to applicants, for tests of other mails. */
export const deleteCopies = (payload: Payload) =>
  payload.db.deleteMany({ collection: 'deliveries', where: { kind: { equals: 'copy' } } });

let deliveries = 0;

/** Creates a delivery of a message that does not exist. */
export function createTestDelivery(payload: Payload, target: number, more: Partial<Delivery> = {}) {
  deliveries += 1;
  const now = new Date().toISOString();
  return payload.create({
    collection: 'deliveries',
    data: {
      kind: 'notify',
      channel: 'mail',
      target,
      subjectKind: 'contact',
      subjectId: deliveries,
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
