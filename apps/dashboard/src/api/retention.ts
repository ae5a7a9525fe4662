import type { Retention } from '@agency/contracts';
import type { Payload } from 'payload';
import { getPeriods } from '../retention/periods.ts';

/** `GET /api/retention`: the retention periods that concern visitors. */
export async function getRetention(payload: Payload): Promise<Retention> {
  const { messages, applications, files, spam, logs, backups } = await getPeriods(payload);
  return { messages, applications, files, spam, logs, backups };
}
