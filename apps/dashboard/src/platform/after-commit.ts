import type { Payload, PayloadRequest } from 'payload';

type Work = () => Promise<void>;

const waiting = new Map<string | number, Work[]>();

/**
 * Does something that cannot be taken back once what a request changes can be stored for good: at once without a
 * transaction, after its commit with one, never when it is rolled back. Payload hides a commit that failed, so the
 * work looks at what is stored before it removes anything. A failure of the work is logged.
 */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const id = await req.transactionID;
  const logged = () =>
    work().catch((err: unknown) => {
      req.payload.logger.error({ err }, 'What follows a change could not be done');
    });
  // Without transactions Payload leaves a promise of nothing there, and in some requests a copy of it that is an
  // empty object.
  if (typeof id !== 'string' && typeof id !== 'number') return logged();
  waiting.set(id, [...(waiting.get(id) ?? []), logged]);
}

/** Lets a Payload run what waits for a commit. To be called once, when it is opened. */
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
