import { isLocalHost } from '@agency/server/secure-url';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter } from 'payload';
import type { DashboardSettings } from './settings.ts';

/** Sends through SMTP_URL. Without it nothing is sent, and the log says so without naming anybody. */
export function createEmail(settings: DashboardSettings, brandName: string) {
  const sender = { defaultFromAddress: settings.MAIL_FROM, defaultFromName: brandName };
  return settings.SMTP_URL ? createSmtp(settings.SMTP_URL, sender) : createUnsent(sender);
}

interface Sender {
  defaultFromAddress: string;
  defaultFromName: string;
}

const createUnsent =
  (sender: Sender): EmailAdapter =>
  ({ payload }) => ({
    name: 'none',
    ...sender,
    sendEmail: async () => payload.logger.warn('Mail not sent, SMTP_URL is not set'),
  });

async function createSmtp(smtpUrl: string, sender: Sender): Promise<EmailAdapter> {
  const createAdapter = await nodemailerAdapter({
    ...sender,
    // A mail server that is away for a moment must not keep the dashboard from starting.
    skipVerify: true,
    transportOptions: toTransport(new URL(smtpUrl)),
  });
  return (args) => {
    const adapter = createAdapter(args);
    return {
      ...adapter,
      // Nobody waits for the mail server: the time an answer takes would tell whether an account exists.
      sendEmail: async (message) => {
        adapter.sendEmail(message).catch((error: { code?: unknown }) => {
          // Its message may quote the address.
          args.payload.logger.error({ code: error.code }, 'Mail not sent');
        });
      },
    };
  };
}

/** The transport a mail server's address asks for. */
export function toTransport(url: URL) {
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    // A server on this machine may do without; to any other nothing goes in the clear.
    requireTLS: !secure && !isLocalHost(url.hostname.replace(/^\[|\]$/g, '')),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
