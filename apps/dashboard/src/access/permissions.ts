/**
 * What a user may do:
 * - `administration`: accounts, settings, health, the audit trail, everything about a person;
 * - `content`: pages, posts, case studies, pictures;
 * - `openings`: job openings;
 * - `leads`: contact messages and enquiries;
 * - `applications`: applications with their resumes.
 */
export type Permission = 'administration' | 'content' | 'openings' | 'leads' | 'applications';

/** The permissions of each role. */
const rolePermissions = {
  admin: ['administration', 'content', 'openings', 'leads', 'applications'],
  editor: ['content', 'openings', 'leads'],
  'account-manager': ['leads'],
  recruiter: ['openings', 'applications'],
} satisfies Record<string, Permission[]>;

export type Role = keyof typeof rolePermissions;

/** Roles of users, in the order of the panel. */
export const roles = Object.keys(rolePermissions) as Role[];

/** Whether the user has the permission. */
export function hasPermission(
  { user }: { user?: { role: Role } | null },
  permission: Permission,
): boolean {
  const granted: Permission[] = user ? rolePermissions[user.role] : [];
  return granted.includes(permission);
}
