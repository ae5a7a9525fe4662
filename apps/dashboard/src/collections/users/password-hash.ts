import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);

// As Payload hashes: the present way is named in front of the hash, the former one is not.
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const former = { prefix: '', iterations: 25_000, bytes: 512 };

// What the former way takes less, in rounds of the present one: it makes its bytes in blocks of 32.
const LESS = present.iterations - former.iterations * (former.bytes / present.bytes);

interface Hashed {
  hash?: string | null;
  salt?: string | null;
}

/** Whether this is the password of an account. Takes the same time for an account that does not exist. */
export async function isPasswordOf(account: Hashed | undefined, password: string) {
  const { hash, salt } = account ?? {};
  const way = hash && !hash.startsWith(present.prefix) ? former : present;
  const derived = await derive(password, salt || 'none', way.iterations, way.bytes, 'sha256');
  // A password that is still hashed the former way is answered no sooner than others.
  if (way === former) await derive(password, 'none', LESS, present.bytes, 'sha256');
  if (!hash || !salt) return false;
  const stored = Buffer.from(hash.slice(way.prefix.length), 'hex');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

/** A password as accounts store it. */
export async function hashPassword(password: string): Promise<Required<Hashed>> {
  const salt = randomBytes(32).toString('hex');
  const derived = await derive(password, salt, present.iterations, present.bytes, 'sha256');
  return { hash: `${present.prefix}${derived.toString('hex')}`, salt };
}
