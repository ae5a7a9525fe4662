import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import type { OnBadRecord } from './parse-response.ts';

/** Which records of the content are skipped because they break the contract: logged once each, and counted. */
export interface ValidationReport {
  /** Begins to read a response: what the one before it skipped is forgotten. */
  begin(key: string): OnBadRecord;
  /** How many records are skipped in the responses as they were last read. */
  count(): number;
  /** One line: how many, and which. */
  describe(): string;
}

/** Records that the line names. */
const NAMED = 3;

/** Creates an empty report. */
export function createValidationReport(logger: Logger): ValidationReport {
  const logged = new LRUCache<string, true>({ max: 1000 });
  const skipped = new LRUCache<string, Map<string, string>>({ max: 2000 });

  // The same record is in several lists.
  const join = () => new Map([...skipped.values()].flatMap((each) => [...each]));

  return {
    begin(key) {
      const found = new Map<string, string>();
      skipped.delete(key);
      return (record, reason) => {
        skipped.set(key, found);
        // Without an id it is known by its place in one list.
        found.set(record.startsWith('id ') ? record : `${key} ${record}`, reason);
        const line = `${key} ${record} ${reason}`;
        if (logged.has(line)) return;
        logged.set(line, true);
        logger.warn({ key, record, reason }, 'a bad record was skipped');
      };
    },
    count: () => join().size,
    describe() {
      const found = [...join()];
      const named = found.slice(0, NAMED).map(([record, reason]) => `${record}: ${reason}`);
      if (found.length > NAMED) named.push('…');
      return `content skipped: ${found.length} records${found.length > 0 ? ` (${named.join('; ')})` : ''}`;
    },
  };
}
