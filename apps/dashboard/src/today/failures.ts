import type { PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { getFormCheckHealth, toFormCheckProblem } from '../form-check/check-health.ts';
import { getOffReason } from '../form-check/run-check.ts';
import { getRetentionHealth } from '../retention/retention-health.ts';

/** A dead delivery. */
export interface FailedDelivery {
  id: number;
  reference: string;
  why: string;
}

/** Failures that the user may see. */
export interface Failures {
  deliveries: FailedDelivery[];
  /** Number of further ones. */
  moreDeliveries: number;
  /** Problem of the form test; for admins. */
  formCheck?: string | undefined;
  /** Problem of the retention job; for admins. */
  retention?: string | undefined;
}

const MOST = 4;

/** Failures that need action. Missed scheduled changes are listed elsewhere. */
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
