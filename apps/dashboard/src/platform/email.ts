import { isLocalHost } from '@agency/server/secure-url';
import type { EmailAdapter } from 'payload';
import type { DashboardSettings } from './settings.ts';

/** Disables Payload's mails. Every mail goes through the outbox, which retries and records it. */
export const createEmail =
  ({ MAIL_FROM }: DashboardSettings, brandName: string): EmailAdapter =>
  ({ payload }) => ({
    name: 'outbox',
    defaultFromAddress: MAIL_FROM,
    defaultFromName: brandName,
    sendEmail: async () => payload.logger.error('A mail was not sent: it went past the outbox'),
  });

/** Transport options of an SMTP URL. */
export function toTransport(url: URL) {
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    // TLS is optional only on this machine.
    requireTLS: !secure && !isLocalHost(url.hostname.replace(/^\[|\]$/g, '')),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
