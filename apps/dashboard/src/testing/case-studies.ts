import type { Payload } from 'payload';
import type { CaseStudy } from '../payload-types.ts';
import { createTestPicture } from './open-test-dashboard.ts';

let made = 0;
/** Default tile of case studies in a dashboard, cached because creating its variants is slow. */
const tiles = new WeakMap<Payload, Promise<number>>();

function getTile(payload: Payload): Promise<number> {
  const tile = tiles.get(payload) ?? createTestPicture(payload, 'tile.jpg').then(({ id }) => id);
  tiles.set(payload, tile);
  return tile;
}

/** All required fields except the tile. */
export const completeCaseStudy = {
  sector: 'furniture',
  country: 'Egypt',
  categories: ['branding' as const],
  services: ['visual identity'],
  summary: 'A chair that is drawn in one line.',
  colour: '#5B2456',
  order: 30,
  introHeading: 'The Brief',
  introText: 'Amber makes chairs.\n\nThey are bent from one piece.',
  description: 'Branding for a furniture maker in Egypt: one line that is a chair and a name.',
};

/** Creates a complete case study. */
export async function createTestCaseStudy(
  payload: Payload,
  more: Partial<CaseStudy> = {},
): Promise<CaseStudy> {
  made += 1;
  const tile = more.tile ?? (await getTile(payload));
  return payload.create({
    collection: 'case-studies',
    data: {
      ...completeCaseStudy,
      client: `Client ${made}`,
      slug: `client-${made}`,
      _status: 'draft',
      ...more,
      tile,
    },
    depth: 0,
    // Access is tested elsewhere.
    overrideAccess: true,
  });
}
