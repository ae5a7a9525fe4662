import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '@agency/content/languages';
import { createLogger } from '@agency/server/logger';
import { createDashboardClient } from '../../src/dashboard-client/create-dashboard-client.ts';
import { parseWebsiteSettings } from '../../src/settings.ts';
import { getPolicyHashes } from '../content-policy.ts';
import type { Astro } from '../render.ts';
import { createWebsite } from '../website.ts';

/** The website's build with one more language. */
export interface TranslatedSite {
  address: string;
  dispose(): Promise<void>;
}

/** Starts it in this process, so that the language need not be one of the build. */
export async function startTranslatedSite(
  language: Language,
  dashboardUrl: string,
): Promise<TranslatedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-translated-'));
  const settings = parseWebsiteSettings({ DATA_DIR: dataDir, DASHBOARD_URL: dashboardUrl });
  const logger = createLogger('translated', 'error');
  const dist = join(import.meta.dirname, '..', '..', 'dist');
  const { astro }: { astro: Astro } = await import(join(dist, 'server/entry.mjs'));
  const website = createWebsite({
    settings,
    logger,
    astro,
    languages: [defaultLanguage, language],
    dashboard: createDashboardClient({
      ...{ contentUrl: dashboardUrl, dataDir, logger },
      keepsArticles: false,
    }),
    clientFolder: join(dist, 'client'),
    hashes: getPolicyHashes(dist),
  });
  const port = await website.listen(0, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${port}`,
    async dispose() {
      await website.drain(0);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
