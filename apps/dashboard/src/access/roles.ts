import type { PayloadRequest } from 'payload';

/** Who may sign in: admins run the place, editors write, recruiters read applications. */
export const roles = ['admin', 'editor', 'recruiter'] as const;

export type Role = (typeof roles)[number];

/** True when the person signed in has one of the roles. */
export function hasRole({ user }: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  return user != null && wanted.includes(user.role);
}
