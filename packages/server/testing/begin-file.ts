// Files of unit tests share a worker and the packages it has loaded. Each begins as if it were the first, all the same:
// our own modules are loaded anew, and what a file sets in the environment or changes in Node is undone behind it.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, vi } from 'vitest';

vi.resetModules();
// Payload keeps what is open in a process in a place of its own.
(globalThis as { _payload?: Map<string, unknown> })._payload?.clear();

const environment = { ...process.env };
const { pbkdf2 } = crypto;
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // Some hash passwords in few rounds.
  crypto.pbkdf2 = pbkdf2;
  syncBuiltinESMExports();
});
