import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const FEW = 1000;

/** Uses few hash iterations in this process, because tests create many accounts. The hashes are valid only here. */
export function hashQuickly(): void {
  const { pbkdf2 } = crypto;
  crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.min(iterations, FEW), ...rest);
  syncBuiltinESMExports();
}
