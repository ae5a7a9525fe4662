import { MAX_REDIRECTS } from '@agency/contracts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { because, type Reason, sayReason } from '../../panel/language/refuse.ts';
import type { OldAddress } from '../../payload-types.ts';
import { getAnswer } from './ask-first.ts';
import { followAddress } from './follow-addresses.ts';
import { parseOldPath, toTargetKey, toTargetProblem } from './old-path.ts';

/** Refuses what would hide a page, lead nowhere or lead round in a circle, in the words of the form. */
export const checkAddress: CollectionBeforeChangeHook<OldAddress> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = data.from ?? originalDoc?.from ?? '';
  const to = data.to ?? originalDoc?.to ?? '';
  // What is no address its field refuses, after this.
  if ('problem' in parseOldPath(from) || toTargetProblem(to)) return data;
  const isChanged = from !== originalDoc?.from || to !== originalDoc?.to;
  if (isChanged && toTargetKey(to) === undefined && req.user && !hasRole(req, 'admin')) {
    refuse(
      req,
      'to',
      because(({ oldAddress }) => oldAddress.foreign),
    );
  }
  const others = (await findAll(req)).filter(({ id }) => id !== originalDoc?.id);
  if (others.length >= MAX_REDIRECTS) {
    refuse(
      req,
      'from',
      because(({ oldAddress }) => oldAddress.full, { max: MAX_REDIRECTS }),
    );
  }
  if (others.some((other) => other.from === from)) {
    refuse(
      req,
      'from',
      because(({ oldAddress }) => oldAddress.known),
    );
  }
  const targets = new Map([...others, { from, to }].map((one) => [one.from, one.to]));
  const way = followAddress(from, targets);
  if (way.to === undefined) {
    refuse(
      req,
      'to',
      because(({ oldAddress }) => oldAddress.circle, { way: way.over.join(' → ') }),
    );
  }
  if (from !== originalDoc?.from && (await getAnswer(req, from)) === 'page') {
    refuse(
      req,
      'from',
      because(({ oldAddress }) => oldAddress.page, { path: from }),
    );
  }
  const page = toTargetKey(to);
  const isKnown = page === undefined || targets.has(page) || to === originalDoc?.to;
  if (!isKnown && (await getAnswer(req, page)) === 'nothing') {
    refuse(
      req,
      'to',
      because(({ oldAddress }) => oldAddress.nothing, { path: page }),
    );
  }
  return data;
};

function refuse(req: PayloadRequest, path: 'from' | 'to', reason: Reason): never {
  const errors = [{ path, message: sayReason(req, reason) }];
  throw new ValidationError({ collection: 'old-addresses', errors, req }, req.t);
}

async function findAll(req: PayloadRequest): Promise<Pick<OldAddress, 'id' | 'from' | 'to'>[]> {
  const { docs } = await req.payload.find({
    collection: 'old-addresses',
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    // All of them count, whoever adds one.
    overrideAccess: true,
    req,
  });
  return docs;
}
