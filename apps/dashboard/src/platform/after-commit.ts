import type { Payload, PayloadRequest } from 'payload';

type Work = () => Promise<void>;

const waiting = new Map<string | number, Work[]>();

/**
 * Runs irreversible work after the change of a request is stored: at once without a transaction, after the commit
 * with one, never after a rollback. Payload hides a failed commit, so the work must check what is stored. Errors are
 * logged.
 */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const id = await req.transactionID;
  const logged = () =>
    work().catch((err: unknown) => {
      req.payload.logger.error({ err }, 'What follows a change could not be done');
    });
  // Without transactions the id is a promise of null, or an empty object.
  if (typeof id !== 'string' && typeof id !== 'number') return logged();
  waiting.set(id, [...(waiting.get(id) ?? []), logged]);
}

/** Hooks commit and rollback of a Payload. Called once, when it is opened. */
export function hookCommits({ db }: Payload): void {
  const { commitTransaction, rollbackTransaction } = db;
  const take = (id: string | number) => {
    const work = waiting.get(id) ?? [];
    waiting.delete(id);
    return work;
  };
  db.commitTransaction = async (id) => {
    const resolved = await id;
    await commitTransaction.call(db, resolved);
    for (const work of take(resolved)) await work();
  };
  db.rollbackTransaction = async (id) => {
    const resolved = await id;
    take(resolved);
    await rollbackTransaction.call(db, resolved);
  };
}
