import {
  endpoints,
  MAX_OPENINGS,
  type OpeningPage,
  slugSchema,
  type Opening as WireOpening,
} from '@agency/contracts';
import type { Payload } from 'payload';
import { toPay } from '../collections/openings/pay.ts';
import { REMOTE } from '../collections/openings/remote.ts';
import type { Opening } from '../payload-types.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { ApiError } from './answer.ts';

// Which openings are public is a rule of their collection, and a matter of the clock.

/** `GET /api/openings`: those open now, the one that closes first at the head. */
export async function getOpenings(payload: Payload): Promise<WireOpening[]> {
  const { docs } = await payload.find({
    collection: 'openings',
    sort: ['closesAt', 'id'],
    limit: MAX_OPENINGS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs.map(toOpening);
}

/** `GET /api/openings/{slug}`: the opening while it is open; afterwards, that it was. */
export async function getOpening(payload: Payload, slug: string): Promise<OpeningPage> {
  const missing = new ApiError(404, endpoints.opening.missing);
  if (!slugSchema.safeParse(slug).success) throw missing;
  const open = await findOpen(payload, slug);
  if (open) return { state: 'open', ...toOpening(open) };
  const { totalDocs } = await payload.count({
    collection: 'openings',
    where: {
      and: [
        { slug: { equals: slug } },
        { firstPublishedAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    trash: true,
    // That it was public once is all that is told of it.
    overrideAccess: true,
  });
  if (totalDocs === 0) throw missing;
  return { state: 'closed' };
}

/** The opening of an address, if it is open now. */
export async function findOpen(payload: Payload, slug: string): Promise<Opening | undefined> {
  const { docs } = await payload.find({
    collection: 'openings',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs[0];
}

/** An opening as the contract says. */
function toOpening(opening: Opening): WireOpening {
  const { slug, title, office, employmentType, description, pay, closesAt, updatedAt } = opening;
  return {
    slug,
    title,
    office: office === REMOTE ? null : office,
    employment_type: employmentType,
    html_description: toHtml(description),
    pay: toPay(pay ?? {}),
    opens_at: toIso(opening.opensAt ?? updatedAt),
    closes_at: toIso(closesAt),
    updated_at: toIso(updatedAt),
  };
}

const toIso = (date: string) => new Date(date).toISOString();
