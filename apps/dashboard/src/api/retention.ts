import type { Retention } from '@agency/contracts';
import type { Payload } from 'payload';
import { getPeriods } from '../retention/periods.ts';

/** `GET /api/retention`: how long things are kept, as far as it concerns visitors. */
export async function getRetention(payload: Payload): Promise<Retention> {
  const { messages, applications, files, spam, logs, backups } = await getPeriods(payload);
  return { messages, applications, files, spam, logs, backups };
}
