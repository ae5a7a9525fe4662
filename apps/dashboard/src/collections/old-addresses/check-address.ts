import { MAX_ADDRESSES } from '@agency/contracts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
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
  const others = (await findAll(req)).filter(({ id }) => id !== originalDoc?.id);
  if (others.length >= MAX_ADDRESSES) {
    refuse('from', `There are ${MAX_ADDRESSES} old addresses already. Remove some first.`);
  }
  if (others.some((other) => other.from === from)) {
    refuse('from', 'This address is in the list already.');
  }
  const targets = new Map([...others, { from, to }].map((one) => [one.from, one.to]));
  const way = followAddress(from, targets);
  if (way.to === undefined) {
    refuse('to', `This would lead round in a circle: ${way.over.join(' → ')}.`);
  }
  if (from !== originalDoc?.from && (await getAnswer(req, from)) === 'page') {
    refuse('from', `There is a page at ${from}. Only an address without one can lead elsewhere.`);
  }
  const page = toTargetKey(to);
  const isKnown = page === undefined || targets.has(page) || to === originalDoc?.to;
  if (!isKnown && (await getAnswer(req, page)) === 'nothing') {
    refuse('to', `There is no page at ${page}.`);
  }
  return data;
};

function refuse(path: 'from' | 'to', message: string): never {
  throw new ValidationError({ collection: 'old-addresses', errors: [{ path, message }] });
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
