import { MAX_ADDRESS_PATH, MAX_ADDRESS_TARGET } from '@agency/contracts';
import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { inWords } from '../../panel/language/refuse.ts';
import { removeMissingPath } from '../missing-paths/remove-missing-path.ts';
import { auditRedirect, auditRedirectDeletion } from './audit-redirects.ts';
import { normalizePath, normalizeTo } from './normalize-input.ts';
import { redirectEndpoints } from './redirect-endpoints.ts';
import { findTargetProblem, parseRedirectPath } from './redirect-path.ts';
import { validateRedirect } from './validate-redirect.ts';

/** Redirects (docs/website.md). The former slugs of posts are stored with the posts. */
export const redirects: CollectionConfig = {
  slug: 'old-addresses',
  labels: { singular: 'Old address', plural: 'Old addresses' },
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    // The addresses screen links to it.
    group: false,
    useAsTitle: 'from',
    description:
      'Addresses that were left, and where each leads now. Visitors and search engines are led on within ten seconds.',
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
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      // Percent-encoded input is longer than the stored path.
      maxLength: 4 * MAX_ADDRESS_PATH,
      defaultValue: ({ req }) => getPathFromQuery(req?.query),
      hooks: { beforeValidate: [({ value }) => normalizePath(value)] },
      validate: inWords((value: unknown) => {
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
      label: 'Leads to',
      type: 'text',
      required: true,
      maxLength: MAX_ADDRESS_TARGET,
      hooks: {
        beforeValidate: [({ value, req }) => normalizeTo(value, req)],
      },
      validate: inWords((value: unknown) => findTargetProblem(String(value ?? '').trim()) ?? true),
      admin: {
        description:
          'A page of the website, such as /our-work. Admins may lead to another website, with https://, too.',
      },
    },
  ],
};

/** Path from the query, which the 404 log links with. */
function getPathFromQuery(query: Record<string, unknown> | undefined): string | undefined {
  return typeof query?.from === 'string' ? query.from : undefined;
}
