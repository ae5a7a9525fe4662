import { MAX_REDIRECT_PATH, MAX_REDIRECT_TARGET } from '@agency/contracts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { toValidate } from '../../panel/language/errors.ts';
import type { OldAddress } from '../../payload-types.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { menuGroups } from '../menu-groups.ts';
import { findTargetProblem, normalizeTarget, parseRedirectPath } from './redirect-path.ts';
import { validateRedirect } from './validate-redirect.ts';

const toDetail = ({ from, to }: Pick<OldAddress, 'from' | 'to'>) => `${from} → ${to}`;

/** Records the new and the former target of a redirect. */
const auditChange: CollectionAfterChangeHook<OldAddress> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? toDetail(previousDoc) : undefined;
  const now = toDetail(doc);
  if (before === now) return;
  const detail = before ? `${before}; now ${now}` : now;
  await recordAudit(req, { act: 'redirect-changed', subject: `old-addresses ${doc.id}`, detail });
};

const auditDeletion: CollectionAfterDeleteHook<OldAddress> = ({ doc, req }) =>
  recordAudit(req, {
    act: 'deleted',
    subject: `old-addresses ${doc.id}`,
    detail: toDetail(doc),
  });

/** A path with a redirect leaves the 404 log. */
const removeMissingPath: CollectionAfterChangeHook<OldAddress> = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'missing-paths',
    where: { path: { equals: doc.from } },
    depth: 0,
    // Only the server writes and deletes rows.
    overrideAccess: true,
    req,
  });
};

/** Redirects (docs/website.md). The former slugs of posts are stored with the posts. */
export const redirects: CollectionConfig = {
  slug: 'old-addresses',
  custom: publicContent,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    group: menuGroups.content,
    useAsTitle: 'from',
    description:
      'Old URLs and their targets. Visitors and search engines are redirected within ten seconds.',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    hideAPIURL: true,
    components: { afterListTable: ['/panel/redirects/FormerUrls.tsx#FormerUrls'] },
  },
  defaultSort: 'from',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  hooks: {
    beforeChange: [validateRedirect],
    afterChange: [removeMissingPath, auditChange],
    afterDelete: [auditDeletion],
  },
  fields: [
    {
      name: 'from',
      label: 'Old URL',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      // Percent-encoded input is longer than the stored path.
      maxLength: 4 * MAX_REDIRECT_PATH,
      // The 404 log links with it.
      defaultValue: ({ req }) =>
        typeof req?.query?.from === 'string' ? req.query.from : undefined,
      hooks: { beforeValidate: [({ value }) => toPath(value)] },
      validate: toValidate((value: unknown) => {
        const parsed = parseRedirectPath(String(value ?? ''));
        return 'path' in parsed || parsed.problem;
      }),
      admin: {
        description:
          'Its path, such as /about-us.html. Capital letters and a slash at the end make no difference.',
      },
    },
    {
      name: 'to',
      label: 'Target',
      type: 'text',
      required: true,
      maxLength: MAX_REDIRECT_TARGET,
      hooks: {
        beforeValidate: [
          ({ value, req }) => (typeof value === 'string' ? normalizeTarget(value, req) : value),
        ],
      },
      validate: toValidate(
        (value: unknown) => findTargetProblem(String(value ?? '').trim()) ?? true,
      ),
      admin: {
        description:
          'A page of the website, such as /our-work. Admins can also redirect to another website, with https://.',
      },
    },
  ],
};

/** Normalises a path. Invalid input stays, so that validation can name it. */
function toPath(value: unknown): unknown {
  const parsed = parseRedirectPath(String(value ?? ''));
  return 'path' in parsed ? parsed.path : value;
}
