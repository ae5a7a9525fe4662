import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content, WireCaseStudy } from '@agency/contracts';
import {
  createCaseStudy,
  type FakeDashboard,
  startFakeDashboard,
} from '../../apps/website/server/testing/fake-dashboard.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { type Program, startOne, waitUntilReady } from '../../scripts/system/programs.ts';

/** The website's build beside a dashboard that says what a test wants. */
export interface EditedSite {
  dashboard: FakeDashboard;
  website: Program;
  /** Starts the website again on the same data, or on none. */
  restart(options?: { forgets?: boolean }): Promise<void>;
  dispose(): Promise<void>;
}

/** So many case studies. */
export const toManyStudies = (count: number): WireCaseStudy[] =>
  Array.from({ length: count }, (_, index) =>
    createCaseStudy({
      ...{ id: index + 1, name: `edited-${index}`, client: `Client ${index}` },
      ...{ order: index + 1, related: [] },
    }),
  );

/** What differs from a dashboard that says nothing. */
interface Edits {
  studies?: WireCaseStudy[];
  /** Words that editors changed. */
  words?: Map<string, Content>;
  /** Further settings of the website. */
  settings?: NodeJS.ProcessEnv;
}

/** Starts both. */
export async function startEditedSite({
  studies = [],
  words = new Map(),
  settings = {},
}: Edits = {}): Promise<EditedSite> {
  const dashboard = await startFakeDashboard();
  dashboard.caseStudies = studies;
  dashboard.content = words;
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-edited-'));
  const port = await getFreePort();
  const launch = async () => {
    const env = { LOG_LEVEL: 'warn', SITE_URL: '', DASHBOARD_URL: dashboard.url, ...settings };
    const place = { host: '127.0.0.1', port, dashboardPort: port, dataDir, env };
    const program = startOne('website', place);
    await waitUntilReady(program);
    return program;
  };
  const site: EditedSite = {
    dashboard,
    website: await launch(),
    async restart({ forgets = false } = {}) {
      await site.website.stop();
      if (forgets) rmSync(join(dataDir, 'website'), { recursive: true, force: true });
      site.website = await launch();
    },
    async dispose() {
      await site.website.stop();
      await dashboard.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return site;
}
