import { Socket } from 'node:net';
import { createObservable } from '@agency/server/observable';
import { createTransport, type Transporter } from 'nodemailer';
import type { Options, SentMessageInfo } from 'nodemailer/lib/smtp-pool';
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
}

export interface Mailer {
  /** @throws {DeliveryError} unless every recipient was accepted */
  send(mail: Mail): Promise<void>;
}

/** Emits every attempt to send a mail; `isSent` if all recipients were accepted. */
export const mails = createObservable<{ isSent: boolean }>('mail');

const TIMEOUT = 60_000;

/** Milliseconds that a connection is kept, because connecting is slow. */
const IDLE_TIMEOUT = 1000;
/** Some servers close a connection after a number of mails. */
const MAILS_PER_CONNECTION = 20;

/**
 * Opens a mailer for SMTP_URL. Without it every mail fails.
 * @param timeout total time for a mail, in milliseconds
 */
export function openMailer(
  { SMTP_URL, MAIL_FROM }: Pick<DashboardSettings, 'SMTP_URL' | 'MAIL_FROM'>,
  timeout = TIMEOUT,
): Mailer {
  if (!SMTP_URL) {
    return {
      send: () => Promise.reject(new DeliveryError('No mail server is set.')),
    };
  }
  const url = new URL(SMTP_URL);
  let connection: Connection | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const disconnect = () => {
    clearTimeout(idleTimer);
    connection?.transport.close();
    connection = undefined;
  };
  const connect = () => {
    if (connection?.socket.destroyed || connection?.socket.readableEnded) disconnect();
    connection ??= openConnection(url);
    connection.mails += 1;
    return connection.transport;
  };
  return {
    async send({ to, senderName, ...mail }) {
      let isSent = false;
      clearTimeout(idleTimer);
      try {
        const sending = connect().sendMail({
          ...mail,
          from: { name: senderName, address: MAIL_FROM },
          // As objects, so that one e-mail address cannot be parsed as two.
          to: to.map((address) => ({ name: '', address })),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        const sent = await within(timeout, sending).catch((error: unknown) => {
          throw toDeliveryError(error);
        });
        rejectUnreached(to, sent);
        isSent = true;
      } finally {
        mails.emit({ isSent });
        // A failed connection is not reused.
        if (isSent && connection && connection.mails < MAILS_PER_CONNECTION)
          idleTimer = setTimeout(disconnect, IDLE_TIMEOUT).unref();
        else disconnect();
      }
    },
  };
}

interface Connection {
  socket: Socket;
  transport: Transporter<Sent>;
  /** Mails sent so far. */
  mails: number;
}

function openConnection(url: URL): Connection {
  // Without `noDelay` the last packet of a mail would wait for an acknowledgement.
  const socket = new Socket().setNoDelay();
  const options: Options & { socket: Socket; maxRequeues: number } = {
    ...toTransport(url),
    socket,
    pool: true,
    maxConnections: 1,
    // The outbox retries.
    maxRequeues: 0,
  };
  return { socket, transport: createTransport(options), mails: 0 };
}

type Sent = SentMessageInfo & { rejectedErrors?: SmtpError[] };

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

async function within<Result>(time: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), time);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
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

function toDeliveryError(error: unknown): DeliveryError {
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
