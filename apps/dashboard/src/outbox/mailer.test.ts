import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Mailer, openMailer } from './mailer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that records connections and mails. */
async function openServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  const seen = { connections: 0, mails: [] as string[], isSecure: [] as boolean[] };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      seen.connections += 1;
      done();
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.once('end', () => {
        seen.mails.push(text);
        seen.isSecure.push(session.secure);
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
  return { seen, port, server };
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

describe('mails one after the other', () => {
  it('share a connection without delays', async () => {
    const { seen, port } = await openServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    const { send } = open(`smtp://127.0.0.1:${port}`);
    const times: number[] = [];
    for (let number = 0; number < 45; number += 1) {
      const started = performance.now();
      await send(toMail(number));
      times.push(performance.now() - started);
    }
    expect(seen.mails).toHaveLength(45);
    expect(seen.connections).toBe(3);
    // A delayed response arrives after 40 ms; the greeting of this server takes 100 ms.
    expect(times.toSorted((a, b) => a - b)[22]).toBeLessThan(35);
  });

  it('reconnect after the server has closed the connection', async () => {
    const { seen, port, server } = await openServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    const { send } = open(`smtp://127.0.0.1:${port}`);
    await send(toMail(1));
    for (const connection of server.connections) connection.close();
    await expect.poll(() => server.connections.size).toBe(0);
    // The news of it may be on its way still.
    await vi.waitFor(() => send(toMail(2)));
    expect(seen.mails).toHaveLength(2);
    expect(seen.connections).toBe(2);
  });
});

describe.each(['smtps', 'smtp'])('%s to a server with a certificate', (protocol) => {
  it('is sent encrypted where the certificate is trusted, and not at all where it is not', async () => {
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
    const { seen, port } = await openServer({
      secure: protocol === 'smtps',
      key: readFileSync(key),
      cert: readFileSync(certificate),
      disabledCommands: ['AUTH'],
    });
    const url = `${protocol}://localhost:${port}`;
    await expect(open(url).send(toMail(1))).rejects.toThrow(/mail server/);
    expect(seen.mails).toEqual([]);
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')]);
    try {
      await open(url).send(toMail(2));
    } finally {
      setDefaultCACertificates(trusted);
      rmSync(folder, { recursive: true });
    }
    expect(seen.isSecure).toEqual([true]);
  });
});
