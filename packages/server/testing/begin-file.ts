// Files of unit tests share a worker and the packages it has loaded. Each begins as if it were the first, all the same:
// our own modules are loaded anew, and what an earlier file set in the environment or changed in Node is undone.
// That is done when the next one begins: a file whose tests are all left out is loaded, and never said to be over.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

interface Worker {
  beganWith?: { environment: NodeJS.ProcessEnv; pbkdf2: typeof crypto.pbkdf2 };
  /** Payload keeps what is open in a process in a place of its own. */
  _payload?: Map<string, unknown>;
}

const worker = globalThis as Worker;

vi.resetModules();
worker._payload?.clear();

worker.beganWith ??= { environment: { ...process.env }, pbkdf2: crypto.pbkdf2 };
const { environment, pbkdf2 } = worker.beganWith;
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
// Some hash passwords in few rounds.
crypto.pbkdf2 = pbkdf2;
syncBuiltinESMExports();
