import type { PayloadRequest } from 'payload';

/** Roles of users. */
export const roles = ['admin', 'editor', 'recruiter'] as const;

export type Role = (typeof roles)[number];

/** Whether the user has one of the roles. */
export function hasRole({ user }: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  return user != null && wanted.includes(user.role);
}
