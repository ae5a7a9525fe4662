import {
  endpoints,
  INTAKE_CHECK_PATH,
  intakePaths,
  MISSING_PATHS_PATH,
  VISITS_PATH,
  WITHDRAW_PATH,
} from '@agency/contracts';
import type { ToRoute } from '@agency/server/metrics';
import { normalizePath } from './normalize-path.ts';

/** Where accounts sign in. */
export const SIGN_IN_PATH = '/cms-api/users/login';

/** Addresses without a part that differs. */
const fixed = new Set([
  ...['/', '/admin', '/admin/login', SIGN_IN_PATH, '/healthz', '/readyz'],
  ...[
    ...Object.values(intakePaths),
    INTAKE_CHECK_PATH,
    MISSING_PATHS_PATH,
    VISITS_PATH,
    WITHDRAW_PATH,
  ],
]);

/** What the website reads, a pattern for each path of the contract. */
const reads = Object.values(endpoints).map(({ path }) => {
  const route = path.replace(/\?.*/, '').replace(/\/$/, '');
  return { route, prefix: route.replace(/\{.*/, '') };
});

/** All that is left, by what it begins with. */
const PREFIXES = ['/admin/', '/cms-api/', '/media/', '/_next/', '/api/'];

/** Which of the dashboard's routes an address has. There are as many as this file and the contract name. */
export const toDashboardRoute: ToRoute = (path) => {
  const plain = normalizePath(path) || '/';
  if (fixed.has(plain)) return plain;
  const read =
    reads.find(({ route }) => route === plain) ??
    reads.find(({ route, prefix }) => prefix !== route && plain.startsWith(prefix));
  if (read) return read.route;
  const prefix = PREFIXES.find((one) => plain.startsWith(one));
  return prefix ? `${prefix}…` : 'other';
};
