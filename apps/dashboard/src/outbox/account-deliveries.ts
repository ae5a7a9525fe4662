import type { PayloadRequest, Where } from 'payload';
import type { Delivery } from '../payload-types.ts';
import type { MailContent } from './mails.ts';

/** What goes to an account, and to no target. */
const kinds = ['link', 'forgotten', 'account', 'plan'] as const satisfies Delivery['kind'][];

/** Tells the keys of kinds apart that are about rows of different tables. Both kinds of links are about rows of one. */
const prefixes = { link: '', forgotten: '', account: 'act:', plan: 'plan:' } as const;

/** A mail, and whom it goes to. */
export interface AddressedMail {
  to: string;
  words: MailContent;
}

/** What every mail to an account is made with. */
export interface MailContext {
  brandName: string;
  /** Address editors open the dashboard at. */
  publicUrl: string;
}

/** Deliveries to accounts: they go there, whatever becomes of the targets. */
export const whereToAccounts: Where = { kind: { in: [...kinds] } };

/** The key of such a delivery, of which there is one. */
export const toAccountKey = (kind: keyof typeof prefixes, account: number, row: number): string =>
  `users:${account}:${prefixes[kind]}${row}`;

/**
 * Writes the delivery of a mail to an account, in the transaction of the request.
 * @param row what the mail is about: a link, a row of the audit trail, or a plan. Of a kind an account is told of it once
 */
export async function queueForAccount(
  req: PayloadRequest,
  kind: (typeof kinds)[number],
  account: number,
  row: number,
): Promise<void> {
  const now = new Date().toISOString();
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
      state: 'queued',
      attempts: 0,
      queuedAt: now,
      nextTryAt: now,
    },
    depth: 0,
    req,
    // Closed to every account: only the program writes what it has to send.
    overrideAccess: true,
  });
}
