import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

// As Payload hashes: the present way is named in front of the hash, the former one is not.
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const former = { prefix: '', iterations: 25_000, bytes: 512 };

interface Hashed {
  hash?: string | null;
  salt?: string | null;
}

/** Whether this is the password of an account. Takes the same time for an account that does not exist. */
export async function isPasswordOf(account: Hashed | undefined, password: string) {
  const { hash, salt } = account ?? {};
  const way = hash && !hash.startsWith(present.prefix) ? former : present;
  const derived = await derive(password, salt || 'none', way.iterations, way.bytes, 'sha256');
  if (!hash || !salt) return false;
  const stored = Buffer.from(hash.slice(way.prefix.length), 'hex');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}
