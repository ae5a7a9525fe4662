import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openAdmin, signIn } from '../../system/admin.ts';
import { type Pair, startPair, withoutWarmUp } from '../../system/pair.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** A pair with a mail server, and targets for every message. */
export interface MailPair {
  pair: Pair;
  mailbox: Mailbox;
  /** Queries the database file from another process, so it reads what is on disk. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  dispose(): Promise<void>;
}

/** Settings of both processes: visitors come through a proxy. */
export const mailPairSettings = {
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  ...withoutWarmUp,
};

/** Starts one. @param disk folder for the data */
export async function startMailPair(template: string, disk?: string): Promise<MailPair> {
  const mailbox = await openMailbox();
  const pair = await startPair({ ...mailPairSettings, SMTP_URL: mailbox.url }, template, disk);
  await makeTargets(pair.dashboard.url);
  const database = new DatabaseSync(join(pair.settings.dataDir, 'dashboard.db'), {
    timeout: 10_000,
  });
  return {
    pair,
    mailbox,
    query: async (sql) => database.prepare(sql).all(),
    async dispose() {
      database.close();
      await pair.dispose();
      await mailbox.dispose();
    },
  };
}

/** The delivery targets: one for contact messages and enquiries, one for applications, and copies to applicants. */
export async function makeTargets(dashboard: string): Promise<void> {
  const admin = openAdmin(dashboard, await signIn(dashboard));
  await admin.makeTarget({
    name: 'Desk',
    kind: 'mail',
    forms: ['contact', 'enquiry'],
    addresses: ['desk@example.com'],
  });
  await admin.makeTarget({
    name: 'Recruiters',
    kind: 'mail',
    forms: ['application'],
    addresses: ['recruiters@example.com'],
    copyToSender: true,
  });
}
