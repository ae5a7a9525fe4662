import { MAX_REDIRECT_PATH, MAX_REDIRECT_TARGET } from '@agency/contracts';
import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { toValidate } from '../../panel/language/errors.ts';
import { removeMissingPath } from '../missing-paths/remove-missing-path.ts';
import { auditRedirect, auditRedirectDeletion } from './audit-redirects.ts';
import { normalizePath, normalizeTo } from './normalize-input.ts';
import { redirectEndpoints } from './redirect-endpoints.ts';
import { findTargetProblem, parseRedirectPath } from './redirect-path.ts';
import { validateRedirect } from './validate-redirect.ts';

/** Redirects (docs/website.md). The former slugs of posts are stored with the posts. */
export const redirects: CollectionConfig = {
  slug: 'old-addresses',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    // The redirects screen links to it.
    group: false,
    useAsTitle: 'from',
    description:
      'Old URLs and their targets. Visitors and search engines are redirected within ten seconds.',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    hideAPIURL: true,
  },
  defaultSort: 'from',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: redirectEndpoints,
  hooks: {
    beforeChange: [validateRedirect],
    afterChange: [removeMissingPath, auditRedirect],
    afterDelete: [auditRedirectDeletion],
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
      defaultValue: ({ req }) => getPathFromQuery(req?.query),
      hooks: { beforeValidate: [({ value }) => normalizePath(value)] },
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
        beforeValidate: [({ value, req }) => normalizeTo(value, req)],
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

/** Path from the query, which the 404 log links with. */
function getPathFromQuery(query: Record<string, unknown> | undefined): string | undefined {
  return typeof query?.from === 'string' ? query.from : undefined;
}
