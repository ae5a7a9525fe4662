import { readBrand } from '@agency/brand/read-brand';
import type { Payload } from 'payload';
import type { Delivery, DeliveryTarget, Submission } from '../payload-types.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { toWithdrawToken } from '../platform/withdraw-token.ts';
import { toMessageLanguage } from '../submissions/message-language.ts';
import { composeAccountMail } from './account-mails.ts';
import { getMailLocale, toWithdrawPath, translateFields } from './mail-copy.ts';
import { type MailText, renderMail } from './mail-template.ts';
import { type Mailer, openMailer } from './mailer.ts';
import {
  listFields,
  toCopy,
  toMessageUrl,
  toNotification,
  toRejection,
  toReminder,
} from './message-mails.ts';
import { getReminderAddresses } from './reminders.ts';
import { decryptSecret } from './secrets.ts';
import { postRow, postWebhook } from './web-delivery.ts';

export interface Sender {
  /**
   * Finds out what a delivery consists of.
   * @returns a function that sends it; nothing if it is no longer needed. It throws a `DeliveryError` if it was not
   *   delivered to everyone.
   */
  prepare(delivery: Delivery, target?: DeliveryTarget): Promise<(() => Promise<void>) | undefined>;
  /**
   * Sends a test.
   * @throws {DeliveryError}
   */
  test(target: DeliveryTarget): Promise<void>;
}

/**
 * Creates a sender with the current settings.
 * @param mailer of SMTP_URL by default
 */
export function createSender(payload: Payload, mailer?: Mailer): Sender {
  const settings = getSettings();
  const publicUrl = toPublicUrl(settings);
  const brand = readBrand();
  const origin = { brandName: brand.name, publicUrl };
  const { send } = mailer ?? openMailer(settings);
  // Replies go to the agency's e-mail address, because the sending mailbox may be unread.
  const replyTo = { name: brand.name, address: brand.email };

  const sendMail = (mail: MailText, to: string[], key: string): Promise<void> =>
    send({ ...renderMail(mail), to, messageId: `<${key}@${new URL(publicUrl).hostname}>` });

  /** Sends to a webhook or script. */
  const post = (target: DeliveryTarget, idempotencyKey: string, body: object, id: string) => {
    const request = { url: target.url ?? '', body: { ...body }, idempotencyKey };
    return target.kind === 'spreadsheet'
      ? postRow(request, id)
      : postWebhook(request, decryptSecret(payload, target));
  };

  function composeCopy(message: Submission): MailText {
    const locale = getMailLocale(toMessageLanguage(message));
    const { language } = locale;
    const token = message.form === 'application' && toWithdrawToken(message.submissionId);
    const siteUrl = settings.SITE_URL ?? brand.siteUrl;
    const url = token ? new URL(toWithdrawPath(token, language), siteUrl).href : undefined;
    const answers = translateFields(listFields(message, language.tag), message.form, locale);
    return { ...toCopy(message, answers, locale, url), replyTo };
  }

  /** A mail about a message by the kind of its delivery. */
  async function composeMessageMail(
    { kind, key }: Delivery,
    message: Submission,
    target: DeliveryTarget | undefined,
  ): Promise<{ to: string[]; mail: MailText } | undefined> {
    const { email = '' } = message.answers;
    if (kind === 'copy') return { to: [email], mail: composeCopy(message) };
    if (kind === 'rejection') {
      if (message.stage !== 'rejected' || !message.rejection?.text) return undefined;
      const mail = toRejection(message, getMailLocale(toMessageLanguage(message)));
      return { to: [email], mail: { ...mail, replyTo } };
    }
    if (kind === 'reminder') {
      const to = await getReminderAddresses(payload, key, target, message);
      return to.length > 0 ? { to, mail: toReminder(message, origin) } : undefined;
    }
    return { to: target?.addresses ?? [], mail: toNotification(message, origin) };
  }

  return {
    async prepare(delivery, target) {
      const { kind, source, idempotencyKey, reached } = delivery;
      if (source === 'users') {
        const found = await composeAccountMail(payload, delivery, origin);
        return found && (() => sendMail(found.mail, [found.to], idempotencyKey));
      }
      const message = await findMessage(payload, delivery);
      if (!message) return undefined;
      const isSpam = message.state === 'spam';
      if (target && target.kind !== 'mail') {
        const body = target.kind === 'webhook' ? toWebhookBody(message, publicUrl) : toRow(message);
        return isSpam ? undefined : () => post(target, idempotencyKey, body, message.submissionId);
      }
      const found = isSpam ? undefined : await composeMessageMail(delivery, message, target);
      if (!found) {
        if (kind === 'rejection') await clearFirstAnswer(payload, message);
        return undefined;
      }
      const done = parseReached(reached);
      const left = found.to.filter((address) => !done.includes(address));
      return async () => {
        if (left.length > 0) await sendMail(found.mail, left, idempotencyKey);
      };
    },

    test(target) {
      const key = `test.${target.id}.${Date.now()}`;
      if (target.kind === 'mail')
        return sendMail(toTestMail(brand.name), target.addresses ?? [], key);
      return post(target, key, { type: 'test', sentAt: new Date().toISOString() }, key);
    },
  };
}

/** What a webhook and a spreadsheet get of a message. */
const toAbout = ({ reference, form, createdAt, submissionId }: Submission) => ({
  ...{ reference, form, receivedAt: createdAt, submissionId },
});

function toWebhookBody(message: Submission, publicUrl: string) {
  const { answers, reference, marketing } = message;
  return {
    type: 'message',
    ...toAbout(message),
    language: toMessageLanguage(message).tag,
    url: toMessageUrl(publicUrl, message),
    fields: { ...answers, reference },
    ...(marketing?.wording && { marketing }),
  };
}

function toRow(message: Submission) {
  const { answers, reference, marketing } = message;
  const consent = marketing?.wording && { marketing: `${marketing.at}: ${marketing.wording}` };
  return { ...toAbout(message), ...answers, reference, ...consent };
}

const toTestMail = (brandName: string): MailText => ({
  brandName,
  subject: `${brandName} dashboard: a test`,
  heading: 'It works',
  lines: [
    'Somebody pressed the test button in the dashboard. New messages will come like this mail.',
  ],
});

const findMessage = (payload: Payload, { messageId }: Delivery): Promise<Submission | null> =>
  payload.findByID({
    collection: 'submissions',
    id: messageId,
    depth: 0,
    disableErrors: true,
    // A background job has no user.
    overrideAccess: true,
  });

/** Clears the first reply if the rejection mail is not sent. */
async function clearFirstAnswer(payload: Payload, { id, rejection }: Submission): Promise<void> {
  if (!rejection?.at) return;
  await payload.db.updateOne({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, { firstAnsweredAt: { equals: rejection.at } }] },
    data: { firstAnsweredAt: null },
    options: { atomic: true },
  });
}

/** E-mail addresses that already accepted the mail. */
export const parseReached = (reached: string | null | undefined): string[] =>
  reached ? reached.split(' ') : [];
