import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

type AccessArgs = { req: PayloadRequest };

/** Closed to everyone; only the program itself gets through. */
export const nobody = () => false;

export const admins = ({ req }: AccessArgs) => hasRole(req, 'admin');

export const editors = ({ req }: AccessArgs) => hasRole(req, 'admin', 'editor');

export const recruiters = ({ req }: AccessArgs) => hasRole(req, 'admin', 'recruiter');

/** Admins see and change every account, everyone else only their own. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** For single fields: only admins write it, whoever owns the document. */
export const adminsWrite: FieldAccess = ({ req }) => hasRole(req, 'admin');
