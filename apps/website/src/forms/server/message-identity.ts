import { createHash } from 'node:crypto';
import { submissionIdSchema } from '@agency/contracts';
import type { FileField, FormDefinition, SentFile } from './form-definition.ts';
import type { FieldValues } from './parse-fields.ts';
import type { SentForm } from './submission.ts';

/** What tells one message from another. */
export interface MessageIdentity {
  /** Idempotency key of the message. */
  submissionId: string;
  /** The key it has on the other side of a near full hour, where its key is derived from its content and the hour. */
  otherId: string | undefined;
  /** Every value, and the hash of the file. */
  content: FieldValues;
  /** Whether the form came with an id of the wrong format; `submissionId` is then the one to try again with. */
  hasInvalidId: boolean;
}

const HOUR = 60 * 60 * 1000;
// A form without script may be sent twice with the end of an hour in between.
const DOUBLE_PRESS = 10 * 60 * 1000;

/** Identifies a message by the id it came with, or else by its content and the hour. */
export async function identifyMessage(
  form: FormDefinition,
  { values, file, givenId }: SentForm,
): Promise<MessageIdentity> {
  const content = { ...values, ...(await toFileIdentity(form.file, file)) };
  if (givenId) {
    const hasInvalidId = !submissionIdSchema.safeParse(givenId).success;
    const submissionId = hasInvalidId ? toSubmissionId(form.name, content) : givenId;
    return { submissionId, otherId: undefined, content, hasInvalidId };
  }
  const now = Date.now();
  const submissionId = toHourlyId(form.name, content, now);
  const otherId = [now - DOUBLE_PRESS, now + DOUBLE_PRESS]
    .map((time) => toHourlyId(form.name, content, time))
    .find((id) => id !== submissionId);
  return { submissionId, otherId, content, hasInvalidId: false };
}

/**
 * An id derived from content: the same message gets the same id, so that it is stored once however often it is sent.
 * @param seed distinguishes equal messages, such as the id the form came with
 */
export function toSubmissionId(seed: string, content: FieldValues): string {
  const hex = createHash('sha256').update(toFingerprint(seed, content)).digest('hex');
  // A UUID of version 8, whose bits are free to choose (RFC 9562).
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A string that is equal exactly for equal messages. */
export function toFingerprint(seed: string, content: FieldValues): string {
  return JSON.stringify([seed, Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

// Sent twice within the hour it is one message; the same text a month later is another.
const toHourlyId = (form: string, content: FieldValues, time: number): string =>
  toSubmissionId(`${form} ${Math.floor(time / HOUR)}`, content);

// Two applications with different files are two messages. Web Crypto hashes outside the main thread.
async function toFileIdentity(field?: FileField, file?: SentFile): Promise<FieldValues> {
  if (!field || !file) return {};
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', file.bytes));
  return { [field.name]: `${hash.toString('base64url')} ${file.name}` };
}
