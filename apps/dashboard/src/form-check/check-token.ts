import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';

type Secret = Pick<Payload, 'secret'>;

// The name keeps the key apart from every other use of the secret.
const toSignature = ({ secret }: Secret, submissionId: string) =>
  createHmac('sha256', secret).update(`form-check ${submissionId}`).digest();

/** What a test of the form is recognised by: its id, and a signature that only this dashboard can make. */
export const toCheckToken = (secret: Secret, submissionId: string): string =>
  `form-check:${submissionId}:${toSignature(secret, submissionId).toString('base64url')}`;

const TOKEN = /(?:^|\n)form-check:([\da-f-]{36}):([\w-]{43})$/;

/** The id of the test that a text carries the token of; nothing for what any visitor can write. */
export function parseCheckToken(secret: Secret, text: unknown): string | undefined {
  const [, submissionId = '', signature = ''] = TOKEN.exec(String(text)) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const wanted = toSignature(secret, submissionId);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs ? submissionId : undefined;
}
