import { isLocalHost } from '@agency/server/secure-url';
import type { EmailAdapter } from 'payload';
import type { DashboardSettings } from './settings.ts';

/** What Payload itself sends mails with: nothing. Every mail goes through the outbox, which tries it again and knows what became of it. */
export const createEmail =
  ({ MAIL_FROM }: DashboardSettings, brandName: string): EmailAdapter =>
  ({ payload }) => ({
    name: 'outbox',
    defaultFromAddress: MAIL_FROM,
    defaultFromName: brandName,
    sendEmail: async () => payload.logger.error('A mail was not sent: it went past the outbox'),
  });

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
