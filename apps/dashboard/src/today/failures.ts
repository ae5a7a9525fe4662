import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { getFormCheckHealth, toFormCheckProblem } from '../form-check/check-health.ts';
import { getOffReason } from '../form-check/run-check.ts';
import { getRetentionHealth } from '../retention/retention-health.ts';

/** A delivery that was given up. */
export interface FailedDelivery {
  id: number;
  reference: string;
  why: string;
}

/** What failed, as far as whoever asks may see it. */
export interface Failures {
  deliveries: FailedDelivery[];
  /** How many more there are than are named. */
  moreDeliveries: number;
  /** What is wrong with the daily test of the form, in a sentence; for admins. */
  formCheck?: string | undefined;
  /** Why what was kept for long enough is still there; for admins. */
  retention?: string | undefined;
}

/** How many deliveries are named. */
const MOST = 4;

/** What failed and nobody has seen to yet. Plans that did not run are among the scheduled changes. */
export async function readFailures(req: PayloadRequest, now: Date): Promise<Failures> {
  const isAdmin = hasRole(req, 'admin');
  const [dead, formCheck, retention] = await Promise.all([
    readFailedDeliveries(req),
    isAdmin && !getOffReason() ? getFormCheckHealth(req.payload, now) : undefined,
    isAdmin ? getRetentionHealth(req.payload, now) : undefined,
  ]);
  return {
    ...dead,
    formCheck: formCheck && toFormCheckProblem(formCheck),
    retention: retention?.problem,
  };
}

async function readFailedDeliveries({
  payload,
  user,
}: PayloadRequest): Promise<Pick<Failures, 'deliveries' | 'moreDeliveries'>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'deliveries',
    where: { state: { equals: 'dead' } },
    sort: '-createdAt',
    limit: MOST,
    depth: 0,
    select: { reference: true, lastError: true },
    user,
    overrideAccess: false,
  });
  const deliveries = docs.map(({ id, reference, lastError }) => ({
    id,
    reference,
    why: lastError ?? '',
  }));
  return { deliveries, moreDeliveries: totalDocs - deliveries.length };
}
