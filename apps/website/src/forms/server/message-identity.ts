import { createHash } from 'node:crypto';
import { submissionIdSchema } from '@agency/contracts';
import type { FieldValues, FormDefinition, SentForm } from './submission.ts';

/** What distinguishes one message from another. */
export interface MessageIdentity {
  /** Idempotency key of the message. */
  submissionId: string;
  /** The key of the adjacent hour, if `submissionId` is derived from an hour that has just begun or is about to end. */
  otherId?: string;
  /** Every value, and the hash of the file. */
  content: FieldValues;
  /** Whether the form sent an id of the wrong format; `submissionId` is then the one of the next attempt. */
  hasInvalidId: boolean;
}

const HOUR = 60 * 60 * 1000;
// A form without script may be sent twice around the end of an hour.
const DOUBLE_PRESS = 10 * 60 * 1000;

/** Identifies a message by its id, or else by its content and the hour. */
export async function identifyMessage(
  form: FormDefinition,
  { values, file, submissionId: sentId }: SentForm,
): Promise<MessageIdentity> {
  const content = { ...values };
  if (form.file && file) {
    // Web Crypto hashes outside the main thread.
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', file.bytes));
    content[form.file.name] = `${hash.toString('base64url')} ${file.name}`;
  }
  if (sentId) {
    const hasInvalidId = !submissionIdSchema.safeParse(sentId).success;
    const submissionId = hasInvalidId ? toSubmissionId(form.name, content) : sentId;
    return { submissionId, content, hasInvalidId };
  }
  // Within an hour it is the same message; the same text a month later is another one.
  const toHourlyId = (time: number) =>
    toSubmissionId(`${form.name} ${Math.floor(time / HOUR)}`, content);
  const now = Date.now();
  const submissionId = toHourlyId(now);
  const otherId = [now - DOUBLE_PRESS, now + DOUBLE_PRESS]
    .map(toHourlyId)
    .find((id) => id !== submissionId);
  return { submissionId, otherId, content, hasInvalidId: false };
}

/**
 * An id derived from content: a UUID of version 8, whose bits are free to choose (RFC 9562).
 * @param seed distinguishes equal messages
 */
export function toSubmissionId(seed: string, content: FieldValues): string {
  const hex = createHash('sha256').update(toFingerprint(seed, content)).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** A string that is equal for equal messages only. */
export function toFingerprint(seed: string, content: FieldValues): string {
  return JSON.stringify([seed, Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
