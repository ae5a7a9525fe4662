import type { PayloadRequest, Where } from 'payload';
import { toQueued } from '../jobs/queue.ts';
import type { Delivery } from '../payload-types.ts';
import type { MailContent } from './mails.ts';

/** Kinds of deliveries that go to an account. */
const kinds = ['link', 'forgotten', 'account', 'plan'] as const satisfies Delivery['kind'][];

/** Prefixes of keys, because the kinds refer to different tables. Both kinds of links refer to one table. */
const prefixes = { link: '', forgotten: '', account: 'act:', plan: 'plan:' } as const;

export interface AddressedMail {
  to: string;
  content: MailContent;
}

export interface MailContext {
  brandName: string;
  /** Public URL of the dashboard. */
  publicUrl: string;
}

/** Deliveries to accounts, which need no target. */
export const whereToAccounts: Where = { kind: { in: [...kinds] } };

/** Unique key of a delivery to an account. */
export const toAccountKey = (kind: keyof typeof prefixes, account: number, row: number): string =>
  `users:${account}:${prefixes[kind]}${row}`;

/**
 * Queues a mail to an account, in the transaction of the request.
 * @param row id of the link, audit row or job; there is one delivery of a kind for each
 */
export async function queueForAccount(
  req: PayloadRequest,
  kind: (typeof kinds)[number],
  account: number,
  row: number,
): Promise<void> {
  await req.payload.create({
    collection: 'deliveries',
    data: {
      kind,
      channel: 'mail',
      source: 'users',
      messageId: account,
      reference: `Account ${account}`,
      key: toAccountKey(kind, account, row),
      idempotencyKey: `account-${account}.${(prefixes[kind] || 'link:').replace(':', '-')}${row}`,
      ...toQueued(new Date()),
    },
    depth: 0,
    req,
    // Only the server creates deliveries.
    overrideAccess: true,
  });
}
