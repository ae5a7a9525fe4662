import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createObservable } from '@agency/server/observable';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { toTransport } from '../platform/email.ts';
import type { DashboardSettings } from '../platform/settings.ts';
import { DeliveryError } from './delivery-error.ts';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Recipient of replies. */
  replyTo?: { name: string; address: string };
  /** Name of the agency in the language of the mail. */
  senderName: string;
  /** With angle brackets. A retry has the same id, so that repeats are recognised. */
  messageId: string;
  /** Message-ID of the first mail of its thread. Only mails that a person wrote have one. */
  inReplyTo?: string | undefined;
}

export interface Mailer {
  /** @throws {DeliveryError} unless every recipient was accepted */
  send(mail: Mail): Promise<void>;
}

/** Emits every attempt to send a mail; `isSent` if all recipients were accepted. */
export const mails = createObservable<{ isSent: boolean }>('mail');

const TIMEOUT = 60_000;

/**
 * Opens a mailer for SMTP_URL; each mail has its own connection. Without SMTP_URL every mail fails.
 * @param timeout total time for a mail, in milliseconds
 */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: Pick<DashboardSettings, 'SMTP_URL' | 'MAIL_FROM'>,
  timeout = TIMEOUT,
): Mailer {
  return {
    async send({ to, senderName, ...mail }) {
      if (!SMTP_URL) throw new DeliveryError('No mail server is set.');
      // Without `noDelay` the last packet of a mail would wait for an acknowledgement.
      const socket = new Socket().setNoDelay();
      const options: SMTPTransport.Options = { ...toTransport(new URL(SMTP_URL)), socket };
      const stopped = new AbortController();
      let isSent = false;
      try {
        const sent = await Promise.race([
          createTransport(options).sendMail({
            ...mail,
            from: { name: senderName, address: MAIL_FROM },
            // As objects, so that one e-mail address cannot be parsed as two.
            to: to.map((address) => ({ name: '', address })),
            references: mail.inReplyTo,
            headers: { 'Auto-Submitted': mail.inReplyTo ? 'no' : 'auto-generated' },
          }),
          wait(timeout, undefined, { signal: stopped.signal }).then(() => {
            throw Object.assign(new Error('late'), { code: 'ETIMEDOUT' });
          }),
        ]).catch((error: unknown) => {
          throw toMailError(error);
        });
        rejectUnreached(to, sent);
        isSent = true;
      } finally {
        stopped.abort();
        socket.destroy();
        mails.emit({ isSent });
      }
    },
  };
}

type Sent = SMTPTransport.SentMessageInfo & { rejectedErrors?: SmtpError[] };

/** @throws {DeliveryError} if the server rejected some of the recipients */
function rejectUnreached(to: string[], { rejected, rejectedErrors }: Sent): void {
  if (rejected.length === 0) return;
  const addresses = rejected.map((one) =>
    typeof one === 'string' ? one : (one as { address: string }).address,
  );
  throw toRejectionError(rejectedErrors?.[0]?.responseCode, {
    reached: to.filter((address) => !addresses.includes(address)),
  });
}

const reasons: Record<string, string> = {
  EDNS: 'The name of the mail server cannot be found.',
  EAUTH: 'The mail server does not accept our user or password.',
  ENOAUTH: 'The mail server wants a user and a password.',
  ETLS: 'The mail server offers no encrypted connection that can be trusted.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ECONNECTION: 'The mail server cannot be reached, or closed the connection.',
  ESOCKET: 'The mail server cannot be reached, or closed the connection.',
  EPROTOCOL: 'The mail server does not speak SMTP, or is not ready.',
};

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

function toMailError(error: unknown): DeliveryError {
  const { code, responseCode, command } = error as SmtpError;
  if (code === 'EENVELOPE' && command === 'RCPT TO') return toRejectionError(responseCode);
  if (code === 'EENVELOPE' && command === 'MAIL FROM') {
    return new DeliveryError(
      `The mail server refuses our own address, MAIL_FROM (${responseCode}).`,
    );
  }
  if (code === 'EMESSAGE' || code === 'EENVELOPE') {
    return new DeliveryError(`The mail server did not take the mail (${responseCode}).`, {
      isOnlyThis: true,
    });
  }
  return new DeliveryError(reasons[String(code)] ?? 'The mail could not be sent.');
}

function toRejectionError(responseCode: unknown, more: { reached?: string[] } = {}): DeliveryError {
  const code = Number(responseCode);
  const isFinal = code >= 500;
  return new DeliveryError(
    isFinal
      ? `The mail server refuses an address (${code}).`
      : `The mail server asks to come back later (${code || 'no code'}).`,
    { ...more, isOnlyThis: true, isFinal },
  );
}
