import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { hasRole, roles } from './roles.ts';

interface AccessArgs {
  req: PayloadRequest;
}

/** Whether the program itself reads for the website's `/api/…`. Strangers at Payload's own addresses are not this. */
const isForWebsite = ({ req }: AccessArgs) => !req.user && req.payloadAPI === 'local';

/** Which posts the public may see: published, and their date has come. */
const published = (now = new Date()): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { publishedAt: { less_than_equal: now.toISOString() } },
  ],
});

/** Closed to everyone; only the program itself gets through. */
export const nobody = () => false;

export const admins = ({ req }: AccessArgs) => hasRole(req, 'admin');

export const editors = ({ req }: AccessArgs) => hasRole(req, 'admin', 'editor');

/** What the website shows as a whole: read for it, and by editors. */
export const websiteOrEditors = (args: AccessArgs) => isForWebsite(args) || editors(args);

/** Posts: what is published is read for the website, everything by editors. */
export const publishedOrEditor: Access = (args) =>
  editors(args) || (isForWebsite(args) && published());

/** Words, facts and case studies: what is published is read for the website, everything by editors. */
export const publishedContentOrEditor: Access = (args) =>
  editors(args) || (isForWebsite(args) && { _status: { equals: 'published' } });

/** What visitors are told and nobody hides from colleagues. */
export const websiteOrColleagues = (args: AccessArgs) => isForWebsite(args) || colleagues(args);

/** Which openings the public may see: published, their time has come and has not passed. */
const open = (now = new Date()): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { opensAt: { less_than_equal: now.toISOString() } },
    { closesAt: { greater_than: now.toISOString() } },
  ],
});

/** Openings: what is open is read for the website, everything by colleagues. */
export const openOrColleagues: Access = (args) =>
  colleagues(args) || (isForWebsite(args) && open());

export const recruiters = ({ req }: AccessArgs) => hasRole(req, 'admin', 'recruiter');

/** Admins see and change every account, everyone else only their own. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** For single fields: only admins write it, whoever owns the document. */
export const adminsWrite: FieldAccess = ({ req }) => hasRole(req, 'admin');

/** Whoever is signed in, and nobody else. */
export const colleagues = ({ req }: AccessArgs) => hasRole(req, ...roles);

/** What is known of messages: recruiters see what concerns applications, editors the others, admins all. */
export const messageReaders: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  if (hasRole(req, 'recruiter')) return { source: { equals: 'applications' } };
  // Links for accounts are the admins' matter.
  return hasRole(req, 'editor') && { source: { not_in: ['applications', 'users'] } };
};
