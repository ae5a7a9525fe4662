import { createTransport } from 'nodemailer';
import { toTransport } from '../../platform/email.ts';

/**
 * Sends an alarm.
 * @throws if it fails
 */
export type Alarm = (text: string) => Promise<void>;

const TIMEOUT = 15_000;

/**
 * Alarm channel: a webhook that accepts `{ "text" }`, as chat programs do, or a mailbox on another mail server,
 * `smtps://user:password@host/?to=…&from=…`.
 */
export function createAlarm(alarmUrl: string): Alarm {
  const url = new URL(alarmUrl);
  return url.protocol.startsWith('http') ? createWebAlarm(url) : createMailAlarm(url);
}

const createWebAlarm =
  (url: URL): Alarm =>
  async (text) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`ALARM_URL responded with ${response.status}`);
  };

function createMailAlarm(url: URL): Alarm {
  const to = url.searchParams.get('to') ?? '';
  const from = url.searchParams.get('from') ?? to;
  const transport = createTransport(toTransport(url));
  return async (text) => {
    const subject = 'Alarm of the dashboard';
    await transport.sendMail({ to, from, subject, text }).catch((error: { code?: unknown }) => {
      // The error message may quote the e-mail address.
      throw new Error(`the mail server of ALARM_URL failed: ${error.code}`);
    });
  };
}
