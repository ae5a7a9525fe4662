import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';

type Secret = Pick<Payload, 'secret'>;

// The prefix separates it from other uses of the secret.
const toSignature = ({ secret }: Secret, submissionId: string) =>
  createHmac('sha256', secret).update(`form-check ${submissionId}`).digest();

/** Token of a form test: its id and a signature. */
export const toCheckToken = (secret: Secret, submissionId: string): string =>
  `form-check:${submissionId}:${toSignature(secret, submissionId).toString('base64url')}`;

const TOKEN = /(?:^|\n)form-check:([\da-f-]{36}):([\w-]{43})$/;

/** The id of a valid token in a text; nothing for other texts. */
export function parseCheckToken(secret: Secret, text: unknown): string | undefined {
  const [, submissionId = '', signature = ''] = TOKEN.exec(String(text)) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const wanted = toSignature(secret, submissionId);
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs ? submissionId : undefined;
}
