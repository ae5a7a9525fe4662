import type { Logger } from '@agency/server/logger';
import { LRUCache } from 'lru-cache';
import type { OnBadRecord } from './parse-response.ts';

/** Number of records that the description names. */
const NAMED = 3;

/** Records that are skipped because they are invalid. */
export type ValidationReport = ReturnType<typeof createValidationReport>;

/** Creates an empty report. It logs each skipped record once. */
export function createValidationReport(logger: Logger) {
  const logged = new LRUCache<string, true>({ max: 1000 });
  const skipped = new LRUCache<string, Map<string, string>>({ max: 2000 });
  // A record that is in several lists counts once.
  const merge = () => new Map([...skipped.values()].flatMap((each) => [...each]));

  return {
    /** Begins a response, and forgets what was skipped in the one before it. */
    begin(key: string): OnBadRecord {
      const found = new Map<string, string>();
      skipped.delete(key);
      return (record, reason) => {
        skipped.set(key, found);
        // A record without an id is known by its position in one list.
        found.set(record.startsWith('id ') ? record : `${key} ${record}`, reason);
        const line = `${key} ${record} ${reason}`;
        if (logged.has(line)) return;
        logged.set(line, true);
        logger.warn({ key, record, reason }, 'a bad record was skipped');
      };
    },
    count: () => merge().size,
    describe() {
      const found = [...merge()];
      const named = found.slice(0, NAMED).map(([record, reason]) => `${record}: ${reason}`);
      if (found.length > NAMED) named.push('…');
      return `content skipped: ${found.length} records${found.length > 0 ? ` (${named.join('; ')})` : ''}`;
    },
  };
}
