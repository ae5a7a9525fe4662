import { join } from 'node:path';
import { sendConsoleTo } from '@agency/server/console-to-log';
import { runUntilSignal, startOrExplain } from '@agency/server/lifecycle';
import { createLogger } from '@agency/server/logger';
import { createContentClient } from '../src/content-client/create-content-client.ts';
import { getIntakeSecret, getWebsiteSettings } from '../src/settings.ts';
import { openFeatures } from './features/open-features.ts';
import { watchIntake } from './intake-check.ts';
import { loadAstro } from './load-astro.ts';
import { createStateAnswer } from './state.ts';
import { createWebsite } from './website.ts';

const dev = process.argv.includes('--dev');
/** How long the first page may take to be made from its sources on a slow machine, in milliseconds. */
const FIRST_PAGE_TIME = 300_000;

// React renders several times slower in its development build, which is what it takes when nothing is said.
process.env.NODE_ENV ??= dev ? 'development' : 'production';

const distFolder = join(import.meta.dirname, '..', 'dist');

// All there is to load has been loaded, and Node keeps it compiled.
if (process.argv.includes('--compile')) process.exit(0);

await startOrExplain(async () => {
  const settings = getWebsiteSettings();
  const logger = createLogger('website', settings.LOG_LEVEL);
  // Astro prints a page that fails over many lines.
  if (!dev) sendConsoleTo(logger);
  // Read now: a secret that cannot be used must not wait for the first form to be noticed.
  const secret = getIntakeSecret(settings);
  const intake = watchIntake({
    dashboardUrl: settings.DASHBOARD_URL,
    endpoints: [settings.CONTACT_ENDPOINT, settings.ENQUIRY_ENDPOINT, settings.CAREERS_ENDPOINT],
    secret,
    logger,
  });
  const dashboard = createContentClient({
    contentUrl: settings.CONTENT_URL,
    dashboardUrl: settings.DASHBOARD_URL,
    responseTime: settings.CONTENT_TIMEOUT,
    mediaHosts: { baseUrl: settings.MEDIA_BASE_URL, hosts: settings.MEDIA_HOSTS },
    dataDir: settings.DATA_DIR,
    logger,
  });
  const features = await openFeatures({
    ...{ settings, logger, secret, dashboard, intake },
    isDevelopment: dev,
  });
  const answerState = createStateAnswer({
    dataDir: settings.DATA_DIR,
    ...{ secret, dashboard, intake },
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
      features,
      sources,
      answerState,
      describeState,
      limits: { idleTimeout: FIRST_PAGE_TIME },
    });
    await start(frontDoor.server);
    const close = async () => {
      await stop();
      await features.stop();
    };
    await runUntilSignal(frontDoor, { ...listening, close });
    return;
  }
  const website = createWebsite({
    settings,
    logger,
    dashboard,
    features,
    answerState,
    describeState,
    astro: await loadAstro(join(distFolder, 'server')),
    clientFolder: join(distFolder, 'client'),
  });
  website.warm().catch((error: unknown) => logger.error({ error }, 'pages could not be made'));
  await runUntilSignal(website, { ...listening, close: features.stop });
}, createLogger('website'));
