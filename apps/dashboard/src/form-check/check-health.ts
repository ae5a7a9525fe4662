import type { Payload } from 'payload';
import { toZonedMoment } from '../panel/language/times.ts';
import { findLatestCheck } from './schedule-check.ts';

/** Milliseconds until a test is late. */
const LATE_AFTER = 15 * 60_000;

/** Status of the daily form test. */
export interface FormCheckHealth {
  /** Time of the last arrival. */
  arrivedAt?: Date;
  /** First attempt of a test that is late. */
  lateSince?: Date;
  /** Why the last attempt failed. */
  why?: string;
}

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
    // A background job has no user.
    overrideAccess: true,
  });
  return docs[0]?.arrivedAt;
}
