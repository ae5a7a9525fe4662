import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

// Payload's hash formats: the current one has a prefix, the former one has none.
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const former = { prefix: '', iterations: 25_000, bytes: 512 };

// Iterations that the former format takes less; it derives blocks of 32 bytes.
const LESS = present.iterations - former.iterations * (former.bytes / present.bytes);

interface Hashed {
  hash?: string | null;
  salt?: string | null;
}

/** Checks a password in constant time, also if there is no account. */
export async function isPasswordOf(account: Hashed | undefined, password: string) {
  const { hash, salt } = account ?? {};
  const way = hash && !hash.startsWith(present.prefix) ? former : present;
  const derived = await derive(password, salt || 'none', way.iterations, way.bytes, 'sha256');
  // Equalises the time of the former format.
  if (way === former) await derive(password, 'none', LESS, present.bytes, 'sha256');
  if (!hash || !salt) return false;
  const stored = Buffer.from(hash.slice(way.prefix.length), 'hex');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

export async function hashPassword(password: string): Promise<Required<Hashed>> {
  const salt = randomBytes(32).toString('hex');
  const derived = await derive(password, salt, present.iterations, present.bytes, 'sha256');
  return { hash: `${present.prefix}${derived.toString('hex')}`, salt };
}
