import type { Payload, TypedLocale } from 'payload';
import type { Opening } from '../payload-types.ts';
import { DAY } from '../platform/durations.ts';
import { toTestArticle } from './open-test-dashboard.ts';

/** Publishes an opening from yesterday until tomorrow. */
export const createTestOpening = (
  payload: Payload,
  title: string,
  fields: Partial<Opening> = {},
  locale: TypedLocale = 'en',
): Promise<Opening> =>
  payload.create({
    collection: 'openings',
    locale,
    data: {
      title,
      office: 'CAI',
      employmentType: 'full-time',
      description: toTestArticle('You write in two alphabets.'),
      opensAt: new Date(Date.now() - DAY).toISOString(),
      closesAt: new Date(Date.now() + DAY).toISOString(),
      _status: 'published',
      ...fields,
    } as never,
    // The access matrix tests access.
    overrideAccess: true,
  });
