import { createHmac } from 'node:crypto';
import { isSameText } from '@agency/server/bearer';
import { deriveKey, type SecretName } from './settings.ts';

/** As strong as a UUID. In hexadecimal, because paths are case-insensitive. */
const SIGNATURE_LENGTH = 32;

/**
 * A text with a signature at its end, after a dash.
 * @param purpose a text signed for one purpose is invalid for others
 */
export function signText(secret: SecretName, purpose: string, text: string): string {
  const signature = createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('hex');
  return `${text}-${signature.slice(0, SIGNATURE_LENGTH)}`;
}

/** The text without its signature; nothing if that is invalid. */
export function parseSignedText(
  secret: SecretName,
  purpose: string,
  signed: string,
): string | undefined {
  const text = signed.slice(0, -SIGNATURE_LENGTH - 1);
  return isSameText(signed, signText(secret, purpose, text)) ? text : undefined;
}

const WITHDRAWAL = 'withdraw an application';

/** Token of the withdrawal link: the submission id of the application, signed. */
export const toWithdrawToken = (submissionId: string): string =>
  signText('INTAKE_SECRET', WITHDRAWAL, submissionId);

/** The submission id of a valid token. */
export const parseWithdrawToken = (token: string): string | undefined =>
  parseSignedText('INTAKE_SECRET', WITHDRAWAL, token);
