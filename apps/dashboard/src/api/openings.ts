import { defaultLanguage } from '@agency/content/languages';
import {
  MAX_OPENINGS,
  type OpeningPage,
  slugSchema,
  type Opening as WireOpening,
} from '@agency/contracts';
import type { Payload, Where } from 'payload';
import { onlyIn, toLocale } from '../collections/localized-text.ts';
import { toPay } from '../collections/openings/pay.ts';
import { REMOTE } from '../collections/openings/remote.ts';
import { toHtml } from '../collections/rich-text/to-html.ts';
import type { Opening } from '../payload-types.ts';
import { findPublic } from './find-public.ts';
import type { ItemParams, Params } from './queries.ts';
import { createNotFound, toWireLanguage } from './response.ts';

// The access rule of the collection selects open positions. Each call is about one language, on or off, and the
// openings that have texts in it.

const { tag: DEFAULT } = defaultLanguage;
const isWritten: Where = { and: [{ title: { exists: true } }, { description: { exists: true } }] };

/** `GET /api/openings`: open positions of a language, by closing time. */
export async function getOpenings(
  payload: Payload,
  { language = DEFAULT }: Params,
): Promise<WireOpening[]> {
  const openings = await findPublic(payload, 'openings', {
    where: isWritten,
    ...onlyIn(language),
    sort: ['closesAt', 'id'],
    limit: MAX_OPENINGS,
  });
  return openings.map((opening) => toOpening(opening, language));
}

/**
 * `GET /api/openings/{slug}`: an open position, or `closed` if it was public once.
 * @throws {ApiError} 404 if there was none in the language
 */
export async function getOpening(
  payload: Payload,
  { parameter: slug, language = DEFAULT }: ItemParams,
): Promise<OpeningPage> {
  const missing = createNotFound('opening');
  if (!slugSchema.safeParse(slug).success) throw missing;
  const where: Where = { and: [{ slug: { equals: slug } }, isWritten] };
  const [open] = await findPublic(payload, 'openings', { where, ...onlyIn(language), limit: 1 });
  if (open) return { state: 'open', ...toOpening(open, language) };
  const { totalDocs } = await payload.count({
    collection: 'openings',
    where: { and: [where, { firstPublishedAt: { less_than_equal: new Date().toISOString() } }] },
    locale: toLocale(language),
    trash: true,
    // Reveals only that it was public.
    overrideAccess: true,
  });
  if (totalDocs === 0) throw missing;
  return { state: 'closed', ...toWireLanguage(language) };
}

/** An open position by slug, in any language. */
export async function findOpen(payload: Payload, slug: string): Promise<Opening | undefined> {
  const [open] = await findPublic(payload, 'openings', {
    where: { slug: { equals: slug } },
    limit: 1,
  });
  return open;
}

function toOpening(opening: Opening, language: string): WireOpening {
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
    ...toWireLanguage(language),
  };
}

const toIso = (date: string) => new Date(date).toISOString();
