import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import type { OnBadRecord } from './parse-answer.ts';

/** What of the host's answers could not be shown: logged once each, and counted for whoever watches the process. */
export interface LeftOut {
  /** Begins to read an answer: what the one before left out is forgotten. */
  begin(resource: { key: string }): { record: OnBadRecord; picture: OnBadRecord };
  /** How many records and pictures are left out of the answers as they were last read. */
  count(): { records: number; pictures: number };
  /** One line: how much is left out of the answers as they were last read, and of which records. */
  describe(): string;
}

const NAMED = 3;

/** Makes an account of it. */
export function createLeftOut(logger: Logger): LeftOut {
  const logged = new LRUCache<string, true>({ max: 1000 });
  const records = new LRUCache<string, Map<string, string>>({ max: 2000 });
  const pictures = new LRUCache<string, Map<string, string>>({ max: 2000 });

  function begin(account: typeof records, { key }: { key: string }, message: string): OnBadRecord {
    const found = new Map<string, string>();
    account.delete(key);
    return (record, reason) => {
      account.set(key, found);
      // Without an id it is known by its place in one list.
      found.set(record.startsWith('id ') ? record : `${key} ${record}`, reason);
      const line = `${key} ${record} ${reason}`;
      if (logged.has(line)) return;
      logged.set(line, true);
      logger.warn({ resource: key, record, reason }, message);
    };
  }

  // The same record stands in several lists.
  const join = (account: typeof records) =>
    new Map([...account.values()].flatMap((each) => [...each]));

  function toLine(account: typeof records, what: string): string {
    const found = join(account);
    const named = [...found].slice(0, NAMED).map(([record, reason]) => `${record}: ${reason}`);
    const list = found.size > 0 ? ` (${named.join('; ')}${found.size > NAMED ? '; …' : ''})` : '';
    return `${found.size} ${what}${list}`;
  }

  return {
    begin: (resource) => ({
      record: begin(records, resource, 'a bad record was left out'),
      picture: begin(pictures, resource, 'a picture was left out'),
    }),
    count: () => ({ records: join(records).size, pictures: join(pictures).size }),
    describe: () =>
      `content left out: ${toLine(records, 'records')}, ${toLine(pictures, 'pictures')}`,
  };
}
