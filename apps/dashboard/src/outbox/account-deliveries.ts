import type { PayloadRequest, Where } from 'payload';
import type { Delivery } from '../payload-types.ts';
import type { MailWords } from './mails.ts';

/** What goes to an account, and to no target. */
const kinds = ['link', 'forgotten', 'account'] as const satisfies Delivery['kind'][];

/** A mail, and whom it goes to. */
export interface AddressedMail {
  to: string;
  words: MailWords;
}

/** What every mail to an account is made with. */
export interface MailPlace {
  brandName: string;
  /** Address editors open the dashboard at. */
  publicUrl: string;
}

/** Deliveries to accounts: they go there, whatever becomes of the targets. */
export const toAccounts: Where = { kind: { in: [...kinds] } };

/**
 * Writes the delivery of a mail to an account, in the transaction of the request.
 * @param row what the mail is about: a link, or a row of the audit trail. Of a kind an account is told of it once
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
      key: kind === 'account' ? `users:${account}:act:${row}` : `users:${account}:${row}`,
      idempotencyKey: `account-${account}.${kind === 'account' ? 'act' : 'link'}-${row}`,
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
