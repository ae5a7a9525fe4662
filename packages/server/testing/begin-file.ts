// Files of unit tests share a worker and the packages that it has loaded. Nevertheless each file starts as if it were the
// first: our own modules are loaded again, and changes of the environment and of Node by earlier files are undone.
// The next file undoes them, because Vitest runs no hook after a file whose tests are all skipped.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

interface Worker {
  beganWith?: { environment: NodeJS.ProcessEnv; pbkdf2: typeof crypto.pbkdf2 };
  /** Payload stores its open instances in a global variable. */
  _payload?: Map<string, unknown>;
}

const worker = globalThis as Worker;

vi.resetModules();
worker._payload?.clear();

worker.beganWith ??= { environment: { ...process.env }, pbkdf2: crypto.pbkdf2 };
const { environment, pbkdf2 } = worker.beganWith;
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
// Some tests hash passwords in few rounds.
crypto.pbkdf2 = pbkdf2;
syncBuiltinESMExports();
