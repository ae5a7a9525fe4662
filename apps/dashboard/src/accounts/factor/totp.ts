import { toSearchable } from '@agency/contracts';
import { Secret, TOTP } from 'otpauth';
import encodeQr from 'qr';

const PERIOD_SECONDS = 30;

/** Accepted clock drift, in steps. */
const WINDOW = 1;

const common = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** A new secret of 160 bits, in base32. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth:` URI. */
export const toUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ ...common, issuer, label: email, secret }).toString();

/** Time step of a valid code, typed in digits of any script. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const token = toSearchable(code).replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = new TOTP({ ...common, secret }).validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** A QR code as the URL of an image. */
export const toQrCode = (text: string): string =>
  encodeQr(text, 'data-url', { ecc: 'medium', border: 4, scale: 4 });
