import { MAX_REDIRECTS } from '@agency/contracts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';
import type { OldAddress } from '../../payload-types.ts';
import { followRedirects } from './follow-redirects.ts';
import { getPageStatus } from './redirect-endpoints.ts';
import { findTargetProblem, parseRedirectPath, toTargetKey } from './redirect-path.ts';

/** Rejects a redirect that hides a page, has no target or is part of a loop. */
export const validateRedirect: CollectionBeforeChangeHook<OldAddress> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = data.from ?? originalDoc?.from ?? '';
  const to = data.to ?? originalDoc?.to ?? '';
  // The validation of the field rejects invalid paths later.
  if ('problem' in parseRedirectPath(from) || findTargetProblem(to)) return data;
  const isChanged = from !== originalDoc?.from || to !== originalDoc?.to;
  if (isChanged && toTargetKey(to) === undefined && req.user && !hasRole(req, 'admin')) {
    reject(
      req,
      'to',
      createReason(({ oldAddress }) => oldAddress.foreign),
    );
  }
  const others = (await findAll(req)).filter(({ id }) => id !== originalDoc?.id);
  if (others.length >= MAX_REDIRECTS) {
    reject(
      req,
      'from',
      createReason(({ oldAddress }) => oldAddress.full, { max: MAX_REDIRECTS }),
    );
  }
  if (others.some((other) => other.from === from)) {
    reject(
      req,
      'from',
      createReason(({ oldAddress }) => oldAddress.known),
    );
  }
  const targets = new Map([...others, { from, to }].map((one) => [one.from, one.to]));
  const way = followRedirects(from, targets);
  if (way.to === undefined) {
    reject(
      req,
      'to',
      createReason(({ oldAddress }) => oldAddress.circle, { way: way.over.join(' → ') }),
    );
  }
  if (from !== originalDoc?.from && (await getPageStatus(req, from)) === 'page') {
    reject(
      req,
      'from',
      createReason(({ oldAddress }) => oldAddress.page, { path: from }),
    );
  }
  const page = toTargetKey(to);
  const isKnown = page === undefined || targets.has(page) || to === originalDoc?.to;
  if (!isKnown && (await getPageStatus(req, page)) === 'nothing') {
    reject(
      req,
      'to',
      createReason(({ oldAddress }) => oldAddress.nothing, { path: page }),
    );
  }
  return data;
};

function reject(req: PayloadRequest, path: 'from' | 'to', reason: Reason): never {
  const errors = [{ path, message: translateReason(req, reason) }];
  throw new ValidationError({ collection: 'old-addresses', errors, req }, req.t);
}

async function findAll(req: PayloadRequest): Promise<Pick<OldAddress, 'id' | 'from' | 'to'>[]> {
  const { docs } = await req.payload.find({
    collection: 'old-addresses',
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    // All redirects count, for every user.
    overrideAccess: true,
    req,
  });
  return docs;
}
