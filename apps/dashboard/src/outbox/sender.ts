import { readBrand } from '@agency/brand/read-brand';
import type { Language } from '@agency/content/languages';
import type { Payload } from 'payload';
import type { Delivery, DeliveryTarget, Submission } from '../payload-types.ts';
import { getSettings, toPublicUrl } from '../platform/settings.ts';
import { toWithdrawToken } from '../platform/withdraw-token.ts';
import { type Answer, listAnswers } from '../submissions/forms.ts';
import { toMessageLanguage } from '../submissions/message-language.ts';
import { getAccountMail } from './account-mails.ts';
import { getLinkMail } from './link-mails.ts';
import { getMailLocale, toWithdrawPath, translateFields } from './mail-copy.ts';
import { type Mailer, openMailer } from './mailer.ts';
import {
  type MailContent,
  type MailData,
  toCopy,
  toMessageUrl,
  toNotification,
  toRejection,
  toReminder,
  toTestMail,
} from './mails.ts';
import { getPublishFailureMail } from './publish-failure-mails.ts';
import { decryptSecret } from './secrets.ts';
import { postRow, postWebhook } from './web-delivery.ts';

/** Recipients: a target, or e-mail addresses. */
export type Receivers = Pick<DeliveryTarget, 'kind' | 'addresses'> & Partial<DeliveryTarget>;

export interface Sender {
  /** @throws {DeliveryError} if it was not delivered to everyone */
  send(delivery: Delivery, target: Receivers, message: Submission): Promise<void>;
  /** Returns a function that sends the mail to an account; nothing if it is no longer needed. It throws like `send`. */
  prepareForAccount(delivery: Delivery): Promise<(() => Promise<void>) | undefined>;
  /**
   * Sends a test.
   * @throws {DeliveryError}
   */
  test(target: DeliveryTarget): Promise<void>;
}

/** Mails to accounts, except links. */
const mailsByKind: Partial<Record<Delivery['kind'], typeof getLinkMail>> = {
  account: getAccountMail,
  plan: getPublishFailureMail,
};

/**
 * Creates a sender with the current settings.
 * @param mailer of SMTP_URL by default
 */
export function createSender(payload: Payload, mailer?: Mailer): Sender {
  const settings = getSettings();
  const publicUrl = toPublicUrl(settings);
  const brand = readBrand();
  const brandName = brand.name;
  const { send } = mailer ?? openMailer(settings, brandName);
  const siteUrl = settings.SITE_URL ?? brand.siteUrl;
  const toWithdrawUrl = ({ form, submissionId }: Submission, language: Language) =>
    form === 'application'
      ? new URL(toWithdrawPath(toWithdrawToken(submissionId), language), siteUrl).href
      : undefined;
  // Replies go to the agency's e-mail address, because the sending mailbox may be unread.
  const replyTo = { name: brandName, address: brand.email };
  const toMessageId = (key: string) => `<${key}@${new URL(publicUrl).hostname}>`;

  function sendMail(content: MailContent, to: string[], key: string): Promise<void> {
    return send({ ...content, to, messageId: toMessageId(key) });
  }

  return {
    async send({ kind, idempotencyKey, reached }, target, message) {
      const submitted = listFields(message);
      const { email = '' } = message.answers;
      const language = toMessageLanguage(message);
      if (target.kind === 'mail') {
        if (kind === 'copy') {
          const locale = getMailLocale(language);
          const withdrawUrl = toWithdrawUrl(message, locale.language);
          const own = listFields(message, locale.language.tag);
          const facts = { message, fields: translateFields(own, message.form, locale) };
          const copy = toCopy({ ...facts, ...(withdrawUrl && { withdrawUrl }) }, locale);
          return sendMail({ ...copy, replyTo }, [email], idempotencyKey);
        }
        if (kind === 'rejection') {
          const rejection = toRejection(message, getMailLocale(language));
          return sendMail({ ...rejection, replyTo }, [email], idempotencyKey);
        }
        const facts: MailData = {
          brandName,
          publicUrl,
          message,
          fields: submitted,
        };
        const done = parseReached(reached);
        const to = (target.addresses ?? []).filter((address) => !done.includes(address));
        const content = kind === 'reminder' ? toReminder(facts) : toNotification(facts);
        if (to.length > 0) await sendMail(content, to, idempotencyKey);
        return undefined;
      }
      const { form, reference, submissionId, createdAt, marketing } = message;
      const about = { reference, form, receivedAt: createdAt };
      const fields = { ...message.answers, reference };
      const url = target.url ?? '';
      if (target.kind === 'spreadsheet') {
        const consent = marketing?.wording && {
          marketing: `${marketing.at}: ${marketing.wording}`,
        };
        const body = { ...about, submissionId, ...fields, ...consent };
        return postRow({ url, body, idempotencyKey }, submissionId);
      }
      const consent = marketing?.wording ? { marketing } : {};
      const spoken = { language: language.tag };
      const body = {
        type: 'message',
        ...about,
        ...spoken,
        submissionId,
        url: toMessageUrl(publicUrl, message),
        fields,
        ...consent,
      };
      return postWebhook({ url, body, idempotencyKey }, decryptSecret(payload, target));
    },

    async prepareForAccount(delivery) {
      const getMail = mailsByKind[delivery.kind] ?? getLinkMail;
      const mail = await getMail(payload, delivery, { brandName, publicUrl });
      return mail && (() => sendMail(mail.content, [mail.to], delivery.idempotencyKey));
    },

    async test(target) {
      const idempotencyKey = `test.${target.id}.${Date.now()}`;
      if (target.kind === 'mail') {
        return sendMail(toTestMail(brandName), target.addresses ?? [], idempotencyKey);
      }
      const url = target.url ?? '';
      const body = { type: 'test', sentAt: new Date().toISOString() };
      if (target.kind === 'spreadsheet')
        return postRow({ url, body, idempotencyKey }, idempotencyKey);
      return postWebhook({ url, body, idempotencyKey }, decryptSecret(payload, target));
    },
  };
}

/** What mails repeat: the `answers`, and the reference. */
const listFields = (message: Submission, language?: string): Answer[] => [
  ...listAnswers(message, language),
  { name: 'reference', label: 'Reference', value: message.reference },
];

/** E-mail addresses that already accepted the mail. */
export const parseReached = (reached: string | null | undefined): string[] =>
  reached ? reached.split(' ') : [];
