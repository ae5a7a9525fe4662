import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How the server bears itself towards a mail. */
export type Mood =
  | 'takes'
  /** 550 to every recipient. */
  | 'refuses'
  /** 451 to every recipient: come back later. */
  | 'greylists'
  /** Takes the text and never answers. */
  | 'hangs'
  /** Takes the text for good, and closes the connection instead of saying so. */
  | 'drops';

/** A mail that was taken. */
export interface TakenMail {
  to: string[];
  messageId: string;
  subject: string;
  /** Headers and text as they came. */
  source: string;
}

/** A mail server on this machine, for tests. */
export interface TestMailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  mood: Mood;
  /** Addresses that are refused whatever the mood. */
  readonly unknown: Set<string>;
  /** Stops listening; start again at the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface MailServerOptions {
  /** Where it listens; at any free port when left out. */
  port?: number;
  /** Puts a mail away before it is acknowledged; into `taken` when left out. */
  keep?: (mail: TakenMail) => void;
}

/** Starts one that takes every mail. */
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
            subject: /^Subject: (.+)$/im.exec(source)?.[1] ?? '',
            source,
          });
          if (one.mood === 'drops') {
            for (const connection of server.connections) connection.close();
          } else done();
        };
        // A client that was cut off in the middle sends it again.
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
      // Clients that were cut off.
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
