import { TOTP } from 'otpauth';

/** The code an authenticator app shows now, or so many steps of 30 s later. */
export const toTestCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
