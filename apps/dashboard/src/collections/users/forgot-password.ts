import { setTimeout as wait } from 'node:timers/promises';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { createLink } from '../../accounts/links.ts';
import { answerError, answerJson } from '../../api/answer.ts';
import { isMailSet } from '../../outbox/forwarding-gaps.ts';
import { queueLinkMail } from '../../outbox/link-mails.ts';
import { translateError } from '../../panel/language/errors.ts';
import { getLimit, type LimitRule } from '../../platform/shared-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { toTooManyTries } from './too-many-tries.ts';

// By address alone: many clients together must not fill somebody's mailbox.
const byAddress: LimitRule = { name: 'forgotten', points: 3, duration: 60 * 60 };

/** How long every answer takes at least, in milliseconds: longer than storing takes, so that its time tells of no account. */
const LEAST_TIME = 400;

/**
 * `POST /cms-api/users/forgot-password`, in place of Payload's own. When it answers, link and mail are stored, and the outbox sends the
 * mail also after the mail server was down. Neither its text nor its time tells whether there is an account.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = toAccountEmail(req.data?.email);
    if (!email || !z.email().max(254).safeParse(email).success) {
      const message = translateError(req, ({ account }) => account.noEmail);
      return answerJson({ message, fields: { email: message } }, 422);
    }
    // Alike for every address: it tells of the installation, not of accounts.
    if (!isMailSet())
      return answerError(
        503,
        translateError(req, ({ account }) => account.mailOff),
      );
    const seconds = await getLimit(req.payload, byAddress).take(email);
    if (seconds !== undefined) {
      return answerError(429, toTooManyTries(seconds), { 'Retry-After': String(seconds) });
    }
    const [isStored] = await Promise.all([storeLink(req, email), wait(LEAST_TIME)]);
    return isStored
      ? answerJson({ ok: true })
      : answerError(
          503,
          translateError(req, ({ account }) => account.later),
        );
  },
};

/** Stores a link and its mail for the account with an address, if there is one. Says whether nothing failed. */
async function storeLink(req: PayloadRequest, email: string): Promise<boolean> {
  try {
    const account = await findAccount(req, email);
    if (!account) return true;
    await inTransaction(req.payload, async (inside) => {
      await queueLinkMail(inside, await createLink(inside, account.id, 'owner'), 'forgotten');
    });
    return true;
  } catch (err) {
    req.payload.logger.error({ err }, 'A link for a forgotten password could not be stored');
    return false;
  }
}
