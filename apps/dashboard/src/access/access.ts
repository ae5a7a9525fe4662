import type { Access, FieldAccess, PayloadRequest, TypedUser, Where } from 'payload';
import { hasPermission } from './permissions.ts';

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

export const admins = ({ req }: AccessArgs) => hasPermission(req, 'administration');

export const editors = ({ req }: AccessArgs) => hasPermission(req, 'content');

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

/** Openings: the website reads open ones, their writers all. */
export const openOrWriters: Access = (args) =>
  openingWriters(args) || (isForWebsite(args) && open());

/** Users who write job openings. */
export const openingWriters = ({ req }: AccessArgs) => hasPermission(req, 'openings');

/** Admins access every account, others only their own. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasPermission(req, 'administration')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Field access: only admins write. */
export const adminsWrite: FieldAccess = ({ req }) => hasPermission(req, 'administration');

/** All signed-in users. */
export const colleagues = ({ req }: AccessArgs) => req.user != null;

/** Hides a collection or global from the menu of users who are no admins. */
export const hiddenFromOthers = ({ user }: { user: unknown }) =>
  !hasPermission({ user: user as TypedUser | null }, 'administration');
