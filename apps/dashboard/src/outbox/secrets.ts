import { type CollectionBeforeChangeHook, type Payload, ValidationError } from 'payload';
import { translateError } from '../panel/language/errors.ts';
import type { DeliveryTarget } from '../payload-types.ts';
import { DeliveryError } from './delivery-error.ts';

type Target = Partial<DeliveryTarget> & { secret?: string | null; newSecret?: string | null };

/** Encrypts the signing secret, and rejects a webhook without one. */
export const encryptSecret: CollectionBeforeChangeHook<DeliveryTarget> = ({
  data,
  originalDoc,
  req,
}) => {
  const { newSecret, ...kept }: Target = data;
  if (newSecret) return { ...kept, secret: req.payload.encrypt(newSecret) };
  const { kind, secret }: Target = { ...originalDoc, ...kept };
  if (kind === 'webhook' && !secret) {
    const message = translateError(req, ({ settings }) => settings.secret);
    const errors = [{ path: 'newSecret', message }];
    throw new ValidationError({ collection: 'delivery-targets', errors, req }, req.t);
  }
  return kept;
};

/**
 * Decrypts the signing secret.
 * @throws {DeliveryError} if PAYLOAD_SECRET has changed
 */
export function decryptSecret(payload: Payload, { secret }: Target): string {
  try {
    const plain = payload.decrypt(secret ?? '');
    if (plain) return plain;
  } catch {
    // Thrown below.
  }
  throw new DeliveryError('The signing secret cannot be read. Set it anew.');
}
