import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runUntilSignal, startOrExplain } from '@agency/server/lifecycle';
import { createLogger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../src/settings.ts';
import { getPolicyHashes } from './content-policy.ts';
import { watchIntake } from './intake-check.ts';
import type { AstroHandler } from './on-demand.ts';
import { createWebsite } from './website.ts';

// React renders several times slower in its development build, which is what it takes when nothing is said.
process.env.NODE_ENV ??= 'production';

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
  const hashes = getPolicyHashes(distFolder);
  const astro = await loadAstro(join(distFolder, 'server'));
  const frontDoor = createWebsite({
    settings,
    logger,
    astro,
    clientFolder: join(distFolder, 'client'),
    hashes,
    describeState: () => `forms: ${intake.state()}`,
  });
  await runUntilSignal(frontDoor, { port: settings.PORT, host: settings.HOST, logger });
}, createLogger('website'));

/** Loads every page now, so that no first visitor waits and a build made meanwhile cannot tear pages apart. */
async function loadAstro(folder: string): Promise<AstroHandler> {
  const built: { handler: AstroHandler } = await import(join(folder, 'entry.mjs'));
  const chunks = join(folder, 'chunks');
  const modules = readdirSync(chunks).filter((name) => name.endsWith('.mjs'));
  await Promise.allSettled(modules.map((name) => import(join(chunks, name))));
  return built.handler;
}
