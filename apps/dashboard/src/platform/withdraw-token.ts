import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './settings.ts';

/** As strong as a UUID. */
const SIGNATURE_BYTES = 16;
const ID_BYTES = 16;

/**
 * Token of the withdrawal link: submission id and signature.
 * @param submissionId UUID of the application
 */
export function toWithdrawToken(submissionId: string): string {
  const id = Buffer.from(submissionId.replaceAll('-', ''), 'hex');
  if (id.length !== ID_BYTES) throw new Error('a submission id is a UUID');
  return Buffer.concat([id, sign(id)]).toString('base64url');
}

/** The submission id of a valid token. */
export function parseWithdrawToken(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
  // Rejects other encodings of the same bytes.
  if (bytes.toString('base64url') !== token) return undefined;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sign(id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sign = (id: Uint8Array): Buffer =>
  createHmac('sha256', deriveKey('INTAKE_SECRET', 'withdraw an application'))
    .update(id)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
