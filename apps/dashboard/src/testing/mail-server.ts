import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Behaviour of the server. */
export type Mood =
  | 'takes'
  /** 550 to every recipient. */
  | 'refuses'
  /** 451 to every recipient: come back later. */
  | 'greylists'
  /** Accepts the data and never responds. */
  | 'hangs'
  /** Accepts the data, and closes the connection without a response. */
  | 'drops';

/** An accepted mail. */
export interface TakenMail {
  to: string[];
  messageId: string;
  subject: string;
  /** Raw message. */
  source: string;
}

/** The subject of a mail, whose long lines are folded. */
const toSubject = (source: string): string =>
  (/^Subject: (.+(?:\r?\n[ \t].*)*)/im.exec(source)?.[1] ?? '').replace(/\r?\n[ \t]+/g, ' ');

/** A mail server on this machine, for tests. */
export interface TestMailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  mood: Mood;
  /** E-mail addresses that are always rejected. */
  readonly unknown: Set<string>;
  /** Stops listening, and restarts on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface MailServerOptions {
  /** Port; any free one by default. */
  port?: number;
  /** Stores a mail before the response; in `taken` by default. */
  keep?: (mail: TakenMail) => void;
}

/** Starts a server that accepts every mail. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  const { keep = (mail: TakenMail) => void taken.push(mail) } = options;
  let { port = 0 } = options;
  const unknown = new Set<string>();
  let server: SMTPServer;

  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo({ address }, _session, done) {
        if (one.mood === 'refuses' || unknown.has(address)) {
          return done(Object.assign(new Error(`no <${address}> here`), { responseCode: 550 }));
        }
        if (one.mood === 'greylists') {
          return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
        }
        done();
      },
      onData(stream, session, done) {
        const take = (source: string) => {
          if (one.mood === 'hangs') return;
          keep({
            to: session.envelope.rcptTo.map(({ address }) => address),
            messageId: /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '',
            subject: toSubject(source),
            source,
          });
          if (one.mood === 'drops') {
            for (const connection of server.connections) connection.close();
          } else done();
        };
        // An interrupted client sends it again.
        text(stream).then(take, () => undefined);
      },
    });

  const one: TestMailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    taken,
    unknown,
    mood: 'takes',
    async start() {
      server = open();
      // Interrupted clients.
      server.on('error', () => undefined);
      const listening = server.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      port = (listening.address() as AddressInfo).port;
    },
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
  await one.start();
  return one;
}
