import type { Content, WireCaseStudy } from '@agency/contracts';
import {
  createCaseStudy,
  type FakeDashboard,
  startFakeDashboard,
} from '../../apps/website/server/testing/fake-dashboard.ts';
import { type OwnWebsite, startWebsite } from './own-website.ts';

/** The website's build with a fake dashboard. */
export interface EditedSite {
  dashboard: FakeDashboard;
  website: OwnWebsite;
  dispose(): Promise<void>;
}

/** This many case studies. */
export const toManyStudies = (count: number): WireCaseStudy[] =>
  Array.from({ length: count }, (_, index) =>
    createCaseStudy({
      ...{ id: index + 1, name: `edited-${index}`, client: `Client ${index}` },
      ...{ order: index + 1, related: [] },
    }),
  );

/** Differences from an empty dashboard. */
interface Edits {
  studies?: WireCaseStudy[];
  /** Edited copy. */
  words?: Map<string, Content>;
  /** Further settings of the website. */
  settings?: NodeJS.ProcessEnv;
}

/** Starts both. */
export async function startEditedSite({
  studies = [],
  words: copy = new Map(),
  settings = {},
}: Edits = {}): Promise<EditedSite> {
  const dashboard = await startFakeDashboard();
  dashboard.caseStudies = studies;
  dashboard.content = copy;
  const website = await startWebsite(dashboard.url, settings);
  return {
    dashboard,
    website,
    async dispose() {
      await website.dispose();
      await dashboard.close();
    },
  };
}
