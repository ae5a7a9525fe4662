import { setTimeout as wait } from 'node:timers/promises';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { createLink } from '../../accounts/links.ts';
import { errorResponse, jsonResponse } from '../../api/response.ts';
import { queueLinkMail } from '../../outbox/account-mails.ts';
import { isMailConfigured } from '../../outbox/forwarding-gaps.ts';
import { translateError } from '../../panel/language/errors.ts';
import { getLimit, type LimitRule } from '../../platform/shared-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findAccount, toAccountEmail } from './find-account.ts';
import { toTooManyAttempts } from './too-many-attempts.ts';

// By e-mail address, so that many clients cannot flood a mailbox.
const byEmail: LimitRule = { name: 'forgotten', points: 3, duration: 60 * 60 };

/** Minimum response time, in milliseconds. It is longer than storing takes, so that it reveals no account. */
const MIN_RESPONSE_TIME = 400;

/**
 * `POST /cms-api/users/forgot-password` replaces Payload's endpoint. It stores link and mail; the outbox sends the
 * mail. Response and timing do not reveal whether there is an account.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = toAccountEmail(req.data?.email);
    if (!email || !z.email().max(254).safeParse(email).success) {
      const message = translateError(req, ({ account }) => account.noEmail);
      return jsonResponse({ message, fields: { email: message } }, 422);
    }
    // The same for every e-mail address, so it reveals nothing.
    if (!isMailConfigured())
      return errorResponse(
        503,
        translateError(req, ({ account }) => account.mailOff),
      );
    const seconds = await getLimit(req.payload, byEmail).take(email);
    if (seconds !== undefined) {
      return errorResponse(429, toTooManyAttempts(seconds), { 'Retry-After': String(seconds) });
    }
    const [isStored] = await Promise.all([storeLink(req, email), wait(MIN_RESPONSE_TIME)]);
    return isStored
      ? jsonResponse({ ok: true })
      : errorResponse(
          503,
          translateError(req, ({ account }) => account.later),
        );
  },
};

/** Stores a link and its mail if there is an account. Returns false on an error. */
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
