import { createHash } from 'node:crypto';
import type { FieldValues } from './parse-fields.ts';

/**
 * An id made from what was sent: the same message gets the same id, so that sending it again stores it once.
 * @param seed what tells two equal messages apart, such as the id the form came with
 */
export function toSubmissionId(seed: string, values: FieldValues): string {
  const hex = createHash('sha256').update(toFingerprint(seed, values)).digest('hex');
  // A UUID of version 8: its bits are its maker's own (RFC 9562).
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const HOUR = 60 * 60 * 1000;

/**
 * The id of a message that came without one: pressed twice it is one message; the same words a month later are another.
 * @param time milliseconds since 1970
 */
export function toHourlyId(form: string, values: FieldValues, time: number): string {
  return toSubmissionId(`${form} ${Math.floor(time / HOUR)}`, values);
}

/** What was sent, as one text that is equal exactly when the parts are. */
export function toFingerprint(seed: string, values: FieldValues): string {
  return JSON.stringify([seed, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
