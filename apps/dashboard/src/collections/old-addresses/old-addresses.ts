import { MAX_REDIRECT_PATH, MAX_REDIRECT_TARGET } from '@agency/contracts';
import type { CollectionConfig } from 'payload';
import { editors, websiteOrEditors } from '../../access/access.ts';
import { inWords } from '../../panel/language/refuse.ts';
import { forgetMissingPath } from '../missing-paths/forget-missing-path.ts';
import { askFirst } from './ask-first.ts';
import { checkAddress } from './check-address.ts';
import { noteRedirect, noteRedirectDeletion } from './note-redirects.ts';
import { parseOldPath, toTargetProblem } from './old-path.ts';
import { toKeptPath, toKeptTo } from './typed.ts';

/** Redirects (docs/website.md). The former slugs of posts are stored with the posts. */
export const oldAddresses: CollectionConfig = {
  slug: 'old-addresses',
  labels: { singular: 'Old address', plural: 'Old addresses' },
  access: { create: editors, read: websiteOrEditors, update: editors, delete: editors },
  admin: {
    // Its way leads over the screen of all addresses.
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
  endpoints: askFirst,
  hooks: {
    beforeChange: [checkAddress],
    afterChange: [forgetMissingPath, noteRedirect],
    afterDelete: [noteRedirectDeletion],
  },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      // Longer as it is typed than as it is kept.
      maxLength: 4 * MAX_REDIRECT_PATH,
      defaultValue: ({ req }) => toAsked(req?.query),
      hooks: { beforeValidate: [({ value }) => toKeptPath(value)] },
      validate: inWords((value: unknown) => {
        const parsed = parseOldPath(String(value ?? ''));
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
      maxLength: MAX_REDIRECT_TARGET,
      hooks: {
        beforeValidate: [({ value, req }) => toKeptTo(value, req)],
      },
      validate: inWords((value: unknown) => toTargetProblem(String(value ?? '').trim()) ?? true),
      admin: {
        description:
          'A page of the website, such as /our-work. Admins may lead to another website, with https://, too.',
      },
    },
  ],
};

/** The path that the log of missing ones hands over to the form. */
function toAsked(query: Record<string, unknown> | undefined): string | undefined {
  return typeof query?.from === 'string' ? query.from : undefined;
}
