import { defaultLanguage } from '@agency/content/languages';
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
import { ApiError } from './response.ts';

// Which openings are public is a rule of their collection, and a matter of the clock. Every call is about those of one
// language, whether the website has it on or not.

const { tag: DEFAULT } = defaultLanguage;

/** `GET /api/openings`: those of a language that are open now, the one that closes first at the head. */
export async function getOpenings(
  payload: Payload,
  _parameter = '',
  language = DEFAULT,
): Promise<WireOpening[]> {
  const { docs } = await payload.find({
    collection: 'openings',
    where: { language: { equals: language } },
    sort: ['closesAt', 'id'],
    limit: MAX_OPENINGS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs.map(toOpening);
}

/**
 * `GET /api/openings/{slug}`: the opening while it is open; afterwards, that it was.
 * @throws {ApiError} 404 where none of the language ever was
 */
export async function getOpening(
  payload: Payload,
  slug: string,
  language = DEFAULT,
): Promise<OpeningPage> {
  const missing = new ApiError(404, endpoints.opening.missing);
  if (!slugSchema.safeParse(slug).success) throw missing;
  const open = await findOpen(payload, slug);
  if (open?.language === language) return { state: 'open', ...toOpening(open) };
  const { totalDocs } = await payload.count({
    collection: 'openings',
    where: {
      and: [
        { slug: { equals: slug } },
        { language: { equals: language } },
        { firstPublishedAt: { less_than_equal: new Date().toISOString() } },
      ],
    },
    trash: true,
    // That it was public once is all that is told of it.
    overrideAccess: true,
  });
  if (totalDocs === 0) throw missing;
  return { state: 'closed', ...toWireLanguage(language) };
}

/** The opening of an address, in whatever language, if it is open now. */
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
    ...toWireLanguage(opening.language),
  };
}

/** What answers said before there were languages stays as it was: only another one is named. */
const toWireLanguage = (language: Opening['language']) =>
  language && language !== DEFAULT ? { language } : {};

const toIso = (date: string) => new Date(date).toISOString();
