import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const FEW = 1000;

/**
 * Hashes passwords in few rounds in this process: the many that production takes are most of the time of a test that
 * makes accounts. What is stored this way is known in this process alone.
 */
export function hashQuickly(): void {
  const { pbkdf2 } = crypto;
  crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.min(iterations, FEW), ...rest);
  syncBuiltinESMExports();
}
