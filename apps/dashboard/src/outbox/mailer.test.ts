import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mailer, openMailer } from './mailer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that records mails. */
async function openServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const received = { mails: [] as string[], isSecure: [] as boolean[] };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.once('end', () => {
        received.mails.push(text);
        received.isSecure.push(session.secure);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  closing.push(() => new Promise((resolve) => void server.close(() => resolve(undefined))));
  return { received, port };
}

const open = (url: string): Mailer =>
  openMailer({ SMTP_URL: url, MAIL_FROM: 'site@agency.example' });
const toMail = (number: number) => ({
  to: ['desk@example.com'],
  subject: `Mail ${number}`,
  text: 'x'.repeat(3000),
  html: '<p>y</p>',
  senderName: 'Agency',
  messageId: `<${number}@agency.example>`,
});

describe.each(['smtps', 'smtp'])('a mail over %s to a server with a certificate', (protocol) => {
  it('is sent encrypted if the certificate is trusted, and rejected otherwise', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mailer-test-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
        ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'pipe' },
    );
    const { received, port } = await openServer({
      secure: protocol === 'smtps',
      key: readFileSync(key),
      cert: readFileSync(certificate),
      disabledCommands: ['AUTH'],
    });
    const url = `${protocol}://localhost:${port}`;
    await expect(open(url).send(toMail(1))).rejects.toThrow(/mail server/);
    expect(received.mails).toEqual([]);
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')]);
    try {
      await open(url).send(toMail(2));
    } finally {
      setDefaultCACertificates(trusted);
      rmSync(folder, { recursive: true });
    }
    expect(received.isSecure).toEqual([true]);
  });
});
