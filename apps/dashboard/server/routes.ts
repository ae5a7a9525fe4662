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

export const SIGN_IN_PATH = '/cms-api/users/login';

/** Static routes. */
const fixed = new Set([
  '/',
  '/admin',
  '/admin/login',
  SIGN_IN_PATH,
  '/healthz',
  '/readyz',
  ...Object.values(intakePaths),
  INTAKE_CHECK_PATH,
  MISSING_PATHS_PATH,
  VISITS_PATH,
  WITHDRAW_PATH,
]);

/** Routes of the contract. */
const reads = Object.values(endpoints).map(({ path }) => {
  const route = path.replace(/\?.*/, '').replace(/\/$/, '');
  return { route, prefix: route.replace(/\{.*/, '') };
});

/** Prefixes of all other routes. */
const PREFIXES = ['/admin/', '/cms-api/', '/media/', '/_next/', '/api/'];

/** Route label of a path for metrics; the number of labels is fixed. */
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
