import { randomUUID } from 'node:crypto';
import { readBrand } from '@agency/brand/read-brand';
import type { Payload } from 'payload';
import type { Delivery, DeliveryTarget, Submission } from '../payload-types.ts';
import { updateRow } from '../platform/database.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { toWithdrawToken } from '../platform/signed-text.ts';
import { toMessageLanguage } from '../submissions/message-language.ts';
import { composeAccountMail } from './account-mails.ts';
import { DeliveryError } from './delivery-error.ts';
import { getMailLocale, toWithdrawPath } from './mail-copy.ts';
import { type MailText, renderMail } from './mail-template.ts';
import { type Mailer, openMailer } from './mailer.ts';
import * as mails from './message-mails.ts';
import { findOwner, getReminderAddresses } from './reminders.ts';
import { composeReply } from './reply-mail.ts';
import { postWebhook } from './web-delivery.ts';

export interface Sender {
  /**
   * Sends a delivery, unless it is no longer needed.
   * @returns whether it was needed
   * @throws {DeliveryError} if it was not delivered to everyone
   */
  send(delivery: Delivery, target?: DeliveryTarget): Promise<boolean>;
  /** Sends a test to a target. @throws {DeliveryError} */
  test(target: DeliveryTarget): Promise<void>;
}

/**
 * Creates a sender with the current settings.
 * @param mailer of SMTP_URL by default
 */
export function createSender(payload: Payload, mailer?: Mailer): Sender {
  const settings = getSettings();
  const { hostname } = new URL(toPublicUrl(settings));
  const brand = readBrand();
  const { send: sendRendered } = mailer ?? openMailer(settings);
  // The agency's, unless a mail has another recipient of replies: the sending mailbox may be unread.
  const replyTo = { name: brand.name, address: brand.email };

  const toMessageId = (key: string) => `<${key}@${hostname}>`;

  const sendMail = (mail: MailText, to: string[], key: string): Promise<void> =>
    sendRendered({
      replyTo,
      ...renderMail(mail),
      to,
      messageId: toMessageId(key),
      inReplyTo: mail.inReplyTo && toMessageId(mail.inReplyTo),
    });

  const post = ({ url, secret }: DeliveryTarget, body: object, idempotencyKey: string) =>
    postWebhook({ url: url ?? '', body, idempotencyKey }, decryptSecret(payload, secret));

  function composeCopy(message: Submission): MailText {
    const locale = getMailLocale(toMessageLanguage(message));
    const token = message.form === 'application' && toWithdrawToken(message.submissionId);
    const siteUrl = settings.SITE_URL ?? brand.siteUrl;
    const url = token ? new URL(toWithdrawPath(token, locale.language), siteUrl).href : undefined;
    return mails.toCopy(message, locale, url);
  }

  /** A mail about a message by the kind of its delivery. */
  async function composeMessageMail(
    { kind, key, reply }: Delivery,
    message: Submission,
    target: DeliveryTarget | undefined,
  ): Promise<{ to: string[]; mail: MailText } | undefined> {
    const { email = '' } = message.answers;
    if (kind === 'reply') return { to: [email], mail: await composeReply(payload, reply, message) };
    if (kind === 'copy') return { to: [email], mail: composeCopy(message) };
    if (kind === 'rejection') {
      if (message.stage !== 'rejected' || !message.rejection?.text) return undefined;
      return {
        to: [email],
        mail: mails.toRejection(message, getMailLocale(toMessageLanguage(message))),
      };
    }
    if (kind === 'assigned') {
      const owner = await findOwner(payload, message);
      // Unless it was undone, or another user has it now.
      if (!owner || !key.endsWith(`:owner${owner.id}`)) return undefined;
      return { to: [owner.email], mail: mails.toNotification(message, 'Assigned to you') };
    }
    if (kind === 'reminder') {
      const to = await getReminderAddresses(payload, key, target, message);
      return to.length > 0 ? { to, mail: mails.toReminder(message) } : undefined;
    }
    return { to: target?.addresses ?? [], mail: mails.toNotification(message) };
  }

  return {
    async send(delivery, target) {
      const { kind, subjectKind, subjectId, idempotencyKey, reached } = delivery;
      if (subjectKind === 'users') {
        const found = await composeAccountMail(payload, delivery);
        if (found) await sendMail(found.mail, [found.to], idempotencyKey);
        return found !== undefined;
      }
      const where = { id: { equals: subjectId } };
      const message = await payload.db.findOne<Submission>({ collection: 'submissions', where });
      if (!message) return false;
      const isSpam = message.state === 'spam';
      if (target?.kind === 'webhook') {
        if (isSpam) return false;
        await post(target, toWebhookBody(message), idempotencyKey);
        return true;
      }
      // A reply was written by a user who has read the message.
      const isHeld = isSpam && kind !== 'reply';
      const found = isHeld ? undefined : await composeMessageMail(delivery, message, target);
      if (!found) {
        if (kind === 'rejection') await clearFirstAnswer(payload, message, message.rejection?.at);
        return false;
      }
      const done = parseReached(reached);
      const left = found.to.filter((address) => !done.includes(address));
      if (left.length === 0) return true;
      await sendMail(found.mail, left, idempotencyKey).catch(async (error: DeliveryError) => {
        if (error.isFinal) await clearFirstAnswer(payload, message, delivery.reply?.at);
        throw error;
      });
      return true;
    },
    async test(target) {
      const key = `TEST.${randomUUID()}`;
      if (target.kind === 'webhook') await post(target, { type: 'test' }, key);
      else await sendMail(mails.toTest(target.name), target.addresses ?? [], key);
    },
  };
}

/** @throws {DeliveryError} if PAYLOAD_SECRET has changed */
function decryptSecret(payload: Payload, secret: string | null | undefined): string {
  try {
    const plain = payload.decrypt(secret ?? '');
    if (plain) return plain;
  } catch {
    // Thrown below.
  }
  throw new DeliveryError('The signing secret cannot be read. Set it anew.');
}

function toWebhookBody(message: Submission) {
  const { answers, reference, form, createdAt, submissionId, marketing } = message;
  return {
    type: 'message',
    reference,
    form,
    receivedAt: createdAt,
    submissionId,
    language: toMessageLanguage(message).tag,
    url: mails.toMessageUrl(message),
    fields: { ...answers, reference },
    ...(marketing?.wording && { marketing }),
  };
}

/** Clears the first reply if its mail is not sent. */
async function clearFirstAnswer(payload: Payload, { id }: Submission, at?: string | null) {
  if (!at) return;
  const where = { id: { equals: id }, firstAnsweredAt: { equals: at } };
  await updateRow(payload, 'submissions', where, { firstAnsweredAt: null });
}

/** E-mail addresses that already accepted the mail. */
export const parseReached = (reached: string | null | undefined): string[] =>
  reached ? reached.split(' ') : [];
