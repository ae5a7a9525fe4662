import type { Payload, PayloadRequest } from 'payload';

type Work = () => Promise<void>;

/** The adapter has the work that waits for the end of a transaction, because Next has its own copy of this module. */
interface Waiting {
  workAfterCommit?: Map<string | number, Work[]>;
}

/**
 * Runs irreversible work after the change of a request is stored: at once without a transaction, after the commit
 * with one, never after a rollback. Payload hides a failed commit, so the work must check what is stored. Errors are
 * logged.
 */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const { db, logger } = req.payload;
  const id = await req.transactionID;
  const logged = () =>
    work().catch((err: unknown) => {
      logger.error({ err }, 'What follows a change could not be done');
    });
  const { workAfterCommit } = db as Waiting;
  // Without transactions the id is a promise of null, or an empty object.
  if (!workAfterCommit || (typeof id !== 'string' && typeof id !== 'number')) return logged();
  workAfterCommit.set(id, [...(workAfterCommit.get(id) ?? []), logged]);
}

/** Runs the work after commits of a Payload. Called once, when it is opened. */
export function hookCommits({ db }: Payload): void {
  const { commitTransaction, rollbackTransaction } = db;
  const waiting = new Map<string | number, Work[]>();
  Object.assign(db, { workAfterCommit: waiting } satisfies Waiting);
  db.commitTransaction = async (id) => {
    const resolved = await id;
    await commitTransaction.call(db, resolved);
    const work = waiting.get(resolved) ?? [];
    waiting.delete(resolved);
    for (const one of work) await one();
  };
  db.rollbackTransaction = async (id) => {
    const resolved = await id;
    waiting.delete(resolved);
    await rollbackTransaction.call(db, resolved);
  };
}
