import { MAX_REDIRECTS, toRedirectKey } from '@agency/contracts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getTranslations } from '../../panel/language/get-translations.ts';
import type { OldAddress } from '../../payload-types.ts';
import { getSettings, toWebsiteUrl } from '../../platform/settings.ts';
import {
  findTargetProblem,
  followRedirects,
  parseRedirectPath,
  toDecoded,
  toTargetKey,
} from './redirect-path.ts';

/**
 * Rejects a redirect that hides a page, has no target or is part of a loop. The transaction of the request has
 * written nothing yet, so that a slow website blocks no other change.
 */
export const validateRedirect: CollectionBeforeChangeHook<OldAddress> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = data.from ?? originalDoc?.from ?? '';
  const to = data.to ?? originalDoc?.to ?? '';
  // The validation of the field rejects invalid paths later.
  if ('problem' in parseRedirectPath(from) || findTargetProblem(to)) return data;
  const { texts, t } = getTranslations(req.i18n, 'errors');
  const messages = texts.oldAddress;
  const reject = (path: 'from' | 'to', message: string): never => {
    const errors = [{ path, message }];
    throw new ValidationError({ collection: 'old-addresses', errors, req }, req.t);
  };
  const isChanged = from !== originalDoc?.from || to !== originalDoc?.to;
  const target = toTargetKey(to);
  if (isChanged && target === undefined && req.user && !hasRole(req, 'admin')) {
    reject('to', messages.foreign);
  }
  const others = (await findAll(req)).filter(({ id }) => id !== originalDoc?.id);
  if (others.length >= MAX_REDIRECTS) reject('from', t(messages.full, { max: MAX_REDIRECTS }));
  if (others.some((other) => other.from === from)) reject('from', messages.known);
  const targets = new Map([...others, { from, to }].map((one) => [one.from, one.to]));
  const chain = followRedirects(from, targets);
  if (chain.to === undefined) reject('to', t(messages.circle, { way: chain.over.join(' → ') }));
  if (from !== originalDoc?.from && (await probeWebsite(from)) === 'page') {
    reject('from', t(messages.page, { path: from }));
  }
  const isKnown = target === undefined || targets.has(target) || to === originalDoc?.to;
  if (!isKnown && (await probeWebsite(target)) === 'nothing') {
    reject('to', t(messages.nothing, { path: target }));
  }
  return data;
};

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

/** In milliseconds. */
const TIMEOUT = 2000;

/** Statuses that say nothing about the path. */
const NOT_NOW = new Set([408, 421, 429]);

/** Sends a HEAD request for a decoded path, because only the website knows all its pages. */
async function probeWebsite(path: string): Promise<'page' | 'moved' | 'nothing' | 'unknown'> {
  const url = toWebsiteUrl(getSettings()) + path.split('/').map(encodeURIComponent).join('/');
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(
    () => undefined,
  );
  if (!response || response.status >= 500 || NOT_NOW.has(response.status)) return 'unknown';
  if (response.status === 404) return 'nothing';
  // Other 4xx statuses also mean that the path exists, as does a redirect that only corrects the spelling.
  if (response.status !== 308) return 'page';
  const location = toDecoded(response.headers.get('location') ?? '');
  return location !== undefined && toRedirectKey(location) === toRedirectKey(path)
    ? 'page'
    : 'moved';
}
