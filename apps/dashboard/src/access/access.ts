import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { hasRole, roles } from './roles.ts';

interface AccessArgs {
  req: PayloadRequest;
}

/** Whether server code reads for `/api/…`. Anonymous REST requests do not count. */
const isForWebsite = ({ req }: AccessArgs) => !req.user && req.payloadAPI === 'local';

/** Public posts: published, and the date has come. */
const published = (now = new Date()): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { publishedAt: { less_than_equal: now.toISOString() } },
  ],
});

/** No user; only server code with `overrideAccess`. */
export const nobody = () => false;

export const admins = ({ req }: AccessArgs) => hasRole(req, 'admin');

export const editors = ({ req }: AccessArgs) => hasRole(req, 'admin', 'editor');

/** Content that is public as a whole. */
export const websiteOrEditors = (args: AccessArgs) => isForWebsite(args) || editors(args);

/** Posts: the website reads public ones, editors all. */
export const publishedOrEditor: Access = (args) =>
  editors(args) || (isForWebsite(args) && published());

/** Content and case studies: the website reads published ones, editors all. */
export const publishedContentOrEditor: Access = (args) =>
  editors(args) || (isForWebsite(args) && { _status: { equals: 'published' } });

/** Public, and readable by all users. */
export const websiteOrColleagues = (args: AccessArgs) => isForWebsite(args) || colleagues(args);

/** Public openings: published and open now. */
const open = (now = new Date()): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { opensAt: { less_than_equal: now.toISOString() } },
    { closesAt: { greater_than: now.toISOString() } },
  ],
});

/** Openings: the website reads open ones, users all. */
export const openOrColleagues: Access = (args) =>
  colleagues(args) || (isForWebsite(args) && open());

export const recruiters = ({ req }: AccessArgs) => hasRole(req, 'admin', 'recruiter');

/** Admins access every account, others only their own. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Field access: only admins write. */
export const adminsWrite: FieldAccess = ({ req }) => hasRole(req, 'admin');

/** All signed-in users. */
export const colleagues = ({ req }: AccessArgs) => hasRole(req, ...roles);

/** Data about messages: recruiters for applications, editors for other forms, admins for all. */
export const messageReaders: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  if (hasRole(req, 'recruiter')) return { source: { equals: 'application' } };
  // Account mails are for admins only.
  return hasRole(req, 'editor') && { source: { not_in: ['application', 'users'] } };
};
