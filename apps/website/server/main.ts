import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { readReservedNames } from '@agency/content/reserved-names';
import { runUntilSignal, startOrExplain } from '@agency/server/lifecycle';
import { createLogger } from '@agency/server/logger';
import { findProjectRoot } from '@agency/server/settings';
import { createDashboardClient } from '../src/dashboard-client/create-dashboard-client.ts';
import { getIntakeSecret, getWebsiteSettings } from '../src/settings.ts';
import { getPolicyHashes } from './content-policy.ts';
import { watchIntake } from './intake-check.ts';
import { countMissingPaths } from './missing-paths.ts';
import type { Astro } from './render.ts';
import { createWebsite } from './website.ts';

const dev = process.argv.includes('--dev');
/** How long the first page may take to be made from its sources on a slow machine, in milliseconds. */
const FIRST_PAGE_TIME = 300_000;

// React renders several times slower in its development build, which is what it takes when nothing is said.
process.env.NODE_ENV ??= dev ? 'development' : 'production';

const distFolder = join(import.meta.dirname, '..', 'dist');

await startOrExplain(async () => {
  const settings = getWebsiteSettings();
  const logger = createLogger('website', settings.LOG_LEVEL);
  // Read now: a secret that cannot be used must not wait for the first form to be noticed.
  const intake = watchIntake({
    dashboardUrl: settings.DASHBOARD_URL,
    endpoints: [settings.CONTACT_ENDPOINT, settings.ENQUIRY_ENDPOINT, settings.CAREERS_ENDPOINT],
    secret: getIntakeSecret(settings),
    logger,
  });
  const reserved = readReservedNames(findProjectRoot(import.meta.dirname), readBrand());
  const dashboard = createDashboardClient({
    contentUrl: settings.CONTENT_URL,
    dashboardUrl: settings.DASHBOARD_URL,
    answerTime: settings.CONTENT_TIMEOUT,
    places: { baseUrl: settings.MEDIA_BASE_URL, hosts: settings.MEDIA_HOSTS },
    dataDir: settings.DATA_DIR,
    logger,
    isReserved: (name) => reserved.has(name.toLowerCase()),
  });
  const missing = countMissingPaths({
    dashboardUrl: settings.DASHBOARD_URL,
    secret: getIntakeSecret(settings),
    logger,
  });
  const describeState = () => `forms: ${intake.state()}\n${dashboard.describe()}`;
  const listening = { port: settings.PORT, host: settings.HOST, logger };
  if (dev) {
    const { createSourceServer } = await import('./sources.ts');
    const { sources, start, stop } = createSourceServer();
    const frontDoor = createWebsite({
      settings,
      logger,
      dashboard,
      sources,
      describeState,
      limits: { idleTimeout: FIRST_PAGE_TIME },
    });
    await start(frontDoor.server);
    await runUntilSignal(frontDoor, { ...listening, close: stop });
    return;
  }
  const website = createWebsite({
    settings,
    logger,
    dashboard,
    missing,
    describeState,
    hashes: getPolicyHashes(distFolder),
    astro: await loadAstro(join(distFolder, 'server')),
    clientFolder: join(distFolder, 'client'),
  });
  website.warm().catch((error: unknown) => logger.error({ error }, 'pages could not be made'));
  await runUntilSignal(website, { ...listening, close: missing.stop });
}, createLogger('website'));

/** Loads every page now, so that no first visitor waits and a build made meanwhile cannot tear pages apart. */
async function loadAstro(folder: string): Promise<Astro> {
  const built: { astro: Astro } = await import(join(folder, 'entry.mjs'));
  const chunks = join(folder, 'chunks');
  const modules = readdirSync(chunks).filter((name) => name.endsWith('.mjs'));
  await Promise.allSettled(modules.map((name) => import(join(chunks, name))));
  return built.astro;
}
