import type { Payload } from 'payload';
import { readCheck } from './run-check.ts';

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
  const { arrivedAt, lastArrivedAt, firstTriedAt, why } = await readCheck(payload);
  const arrived = arrivedAt ?? lastArrivedAt;
  const isLate =
    !arrivedAt && firstTriedAt && now.getTime() - Date.parse(firstTriedAt) > LATE_AFTER;
  return {
    ...(arrived && { arrivedAt: new Date(arrived) }),
    ...(isLate && { lateSince: new Date(firstTriedAt) }),
    ...(why && !arrivedAt && { why }),
  };
}
