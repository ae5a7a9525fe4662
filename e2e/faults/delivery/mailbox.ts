import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mood } from '../../../apps/dashboard/src/testing/mail-server.ts';
import { stopProcess } from '../../../scripts/system/commands.ts';
import { getFreePort } from '../../../scripts/system/ports.ts';

/** A mail that the server stored, and acknowledged unless it was killed first. */
export interface ArrivedMail {
  /** With its angle brackets. */
  messageId: string;
  subject: string;
  to: string[];
  /** When it was on disk, milliseconds since 1970. */
  at: number;
}

/** A mail server that can be killed, and its mails. */
export interface Mailbox {
  url: string;
  start(mood?: Mood): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** The mails so far. */
  read(): ArrivedMail[];
  dispose(): Promise<void>;
}

/** Starts one that accepts every mail. */
export async function openMailbox(): Promise<Mailbox> {
  const port = await getFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'agency-mails-'));
  const file = join(folder, 'mails');
  let child: ChildProcess | undefined;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    async start(mood) {
      child = fork(join(import.meta.dirname, 'mail-process.ts'), [String(port), file]);
      const [ready] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
      if (ready !== 'ready') throw new Error('the mail server did not start');
      if (mood) child.send(mood);
    },
    kill: async () => child && stopProcess(child, 'SIGKILL'),
    read: () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : []),
    async dispose() {
      await mailbox.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await mailbox.start();
  return mailbox;
}

// A line that a kill cut off is a mail that was not acknowledged.
function parseLine(line: string): ArrivedMail[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
