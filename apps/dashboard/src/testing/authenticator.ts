import { TOTP } from 'otpauth';

/** TOTP code now, or some steps of 30 s later. */
export const toTestCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
