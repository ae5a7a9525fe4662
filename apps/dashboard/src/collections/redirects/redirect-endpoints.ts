import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, parseParams } from 'payload';
import { editors } from '../../access/access.ts';
import { jsonResponse } from '../../api/response.ts';
import type { OldAddress } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { normalizePath, normalizeTo } from './normalize-input.ts';
import { type PageStatus, probeWebsite } from './probe-website.ts';
import { toTargetKey } from './redirect-path.ts';

/** Statuses of paths, probed before the save. */
type PageStatuses = ReadonlyMap<string, PageStatus>;

/**
 * `POST /cms-api/old-addresses` and `PATCH …/{id}`: like Payload's endpoints, but they probe the website before the
 * transaction, so that a slow website holds no lock.
 */
export const redirectEndpoints: Endpoint[] = [
  {
    path: '/',
    method: 'post',
    handler: async (req) => {
      const data = await parseAndProbe(req);
      const { depth = 1 } = parseParams(req.query);
      const doc = await req.payload.create({
        collection: 'old-addresses',
        data: data as OldAddress,
        depth,
        overrideAccess: false,
        req,
      });
      const label = 'old address';
      return jsonResponse({ doc, message: req.t('general:successfullyCreated', { label }) }, 201);
    },
  },
  {
    path: '/:id',
    method: 'patch',
    handler: async (req) => {
      const data = await parseAndProbe(req);
      const id = toRowId(req.routeParams?.id);
      const { depth = 1 } = parseParams(req.query);
      const doc = await req.payload.update({
        collection: 'old-addresses',
        id,
        data,
        depth,
        overrideAccess: false,
        req,
      });
      return jsonResponse({ doc, message: req.t('general:updatedSuccessfully') });
    },
  },
];

async function parseAndProbe(req: PayloadRequest): Promise<{ from?: string; to?: string }> {
  await addDataAndFileToRequest(req);
  const data = (req.data ?? {}) as { from?: string; to?: string };
  // Other users are rejected later, without a probe.
  if (!editors({ req })) return data;
  const from = normalizePath(data.from);
  const to = toTargetKey(String(normalizeTo(data.to, req) ?? ''));
  const paths = [from, to].filter((path) => typeof path === 'string' && path.startsWith('/'));
  const responses = await Promise.all(
    (paths as string[]).map(async (path) => [path, await probeWebsite(path)] as const),
  );
  req.context.websiteAnswers = new Map(responses) satisfies PageStatuses;
  return data;
}

/** Status of a path, from the probe before the save if there was one. */
export async function getPageStatus(
  { context }: PayloadRequest,
  path: string,
): Promise<PageStatus> {
  return (context.websiteAnswers as PageStatuses | undefined)?.get(path) ?? probeWebsite(path);
}
