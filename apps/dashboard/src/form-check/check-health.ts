import type { Payload } from 'payload';
import { toZonedMoment } from '../panel/language/times.ts';
import { findLatestCheck } from './schedule-check.ts';

/** How long a test may be on its way before somebody is told, in milliseconds. */
const LATE_AFTER = 15 * 60_000;

/** How the daily test of the form is. */
export interface FormCheckHealth {
  /** When the last one arrived; nothing before the first. */
  arrivedAt?: Date;
  /** Since when one is tried that does not arrive, if it is late. */
  lateSince?: Date;
  /** Why the last try failed. */
  why?: string;
}

/** Looks how the daily test is. */
export async function getFormCheckHealth(
  payload: Payload,
  now = new Date(),
): Promise<FormCheckHealth> {
  const last = await findLatestCheck(payload);
  if (!last) return {};
  const { arrivedAt, firstTriedAt, lastError } = last;
  const arrived = arrivedAt ?? (await findArrivalBefore(payload, last.number));
  const isLate =
    !arrivedAt && firstTriedAt && now.getTime() - Date.parse(firstTriedAt) > LATE_AFTER;
  return {
    ...(arrived && { arrivedAt: new Date(arrived) }),
    ...(isLate && { lateSince: new Date(firstTriedAt) }),
    ...(lastError && { why: lastError }),
  };
}

/** The problem in one sentence; nothing if all is well. */
export function toFormCheckProblem({ lateSince, why }: FormCheckHealth): string | undefined {
  if (!lateSince) return undefined;
  const since = toZonedMoment(lateSince, 'en');
  return ['The daily test of the contact form does not arrive since', `${since}.`, why]
    .filter(Boolean)
    .join(' ');
}

async function findArrivalBefore(
  payload: Payload,
  number: number,
): Promise<string | null | undefined> {
  const { docs } = await payload.find({
    collection: 'form-checks',
    where: { number: { equals: number - 1 } },
    limit: 1,
    pagination: false,
    // The program's own look.
    overrideAccess: true,
  });
  return docs[0]?.arrivedAt;
}
