import { MAX_REDIRECT_PATH, MAX_REDIRECT_TARGET, MAX_REDIRECTS } from '@agency/contracts';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  ValidationError,
} from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import type { OldAddress } from '../../payload-types.ts';
import { toValidate } from '../../platform/language/errors.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { createPublicCollection } from '../public-collection.ts';
import {
  findPathProblem,
  findTargetProblem,
  followRedirects,
  normalizePath,
  normalizeTarget,
  toTargetKey,
} from './redirect-path.ts';

/** Rejects a redirect loop, and one to another website unless an admin adds it. */
const rejectLoops: CollectionBeforeChangeHook<OldAddress> = async ({ data, originalDoc, req }) => {
  const from = data.from ?? originalDoc?.from ?? '';
  const to = data.to ?? originalDoc?.to ?? '';
  // The validation of the fields rejects these later.
  if (findPathProblem(from) || findTargetProblem(to)) return data;
  const { texts, t } = getTranslations(req.i18n, 'errors');
  const messages = texts.oldAddress;
  const reject = (path: 'from' | 'to', message: string): never => {
    const errors = [{ path, message }];
    throw new ValidationError({ collection: 'old-addresses', errors, req }, req.t);
  };
  const isChanged = from !== originalDoc?.from || to !== originalDoc?.to;
  const isForeign = isChanged && toTargetKey(to) === undefined;
  if (isForeign && req.user && !hasPermission(req, 'administration'))
    reject('to', messages.foreign);
  const { docs } = await req.payload.find({
    collection: 'old-addresses',
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    // All redirects count, for every user.
    overrideAccess: true,
    req,
  });
  const others = docs.filter(({ id }) => id !== originalDoc?.id);
  if (others.length >= MAX_REDIRECTS) reject('from', t(messages.full, { max: MAX_REDIRECTS }));
  const targets = new Map([...others, { from, to }].map((one) => [one.from, one.to]));
  const chain = followRedirects(from, targets);
  if (chain.to === undefined) reject('to', t(messages.circle, { way: chain.over.join(' → ') }));
  return data;
};

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
  recordAudit(req, { act: 'deleted', subject: `old-addresses ${doc.id}`, detail: toDetail(doc) });

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
export const redirects = createPublicCollection({
  slug: 'old-addresses',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    description: 'Addresses that pages had before, and where visitors of them arrive now.',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
  },
  defaultSort: 'from',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  hooks: {
    beforeChange: [rejectLoops],
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
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? normalizePath(value) : value)],
      },
      validate: toValidate((value: unknown) => findPathProblem(String(value ?? '')) ?? true),
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
});
