import { join } from 'node:path';
import { runUntilSignal, startOrExit } from '@agency/server/lifecycle';
import { createLogger } from '@agency/server/logger';
import { redirectConsole } from '@agency/server/redirect-console';
import { createContentClient } from '../src/content-client/create-content-client.ts';
import { getIntakeSecret, getWebsiteSettings } from '../src/settings.ts';
import { createDevServer } from './dev-site.ts';
import { openFeatures } from './features/open-features.ts';
import { watchIntake } from './intake-check.ts';
import { loadAstro } from './load-astro.ts';
import { createStatusHandler } from './status.ts';
import { createWebsite } from './website.ts';

const isDevelopment = process.argv.includes('--dev');
/** Longest time in which the development server renders its first page, in milliseconds. */
const FIRST_PAGE_TIME = 300_000;

// React's development build is several times slower.
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';

const distFolder = join(import.meta.dirname, '..', 'dist');

// Only fills Node's compile cache.
if (process.argv.includes('--compile')) process.exit(0);

await startOrExit(async () => {
  const settings = getWebsiteSettings();
  const logger = createLogger('website', settings.LOG_LEVEL);
  // Astro prints errors over many lines.
  if (!isDevelopment) redirectConsole(logger);
  // Read now, so that an invalid secret fails the start and not the first form.
  const secret = getIntakeSecret(settings);
  const intake = watchIntake({
    dashboardUrl: settings.DASHBOARD_URL,
    endpoints: [settings.CONTACT_ENDPOINT, settings.ENQUIRY_ENDPOINT, settings.CAREERS_ENDPOINT],
    secret,
    logger,
  });
  const contentClient = createContentClient({
    contentUrl: settings.CONTENT_URL,
    dashboardUrl: settings.DASHBOARD_URL,
    responseTimeout: settings.CONTENT_TIMEOUT,
    mediaHosts: { baseUrl: settings.MEDIA_BASE_URL, hosts: settings.MEDIA_HOSTS },
    dataDir: settings.DATA_DIR,
    logger,
  });
  const services = { settings, logger, contentClient };
  const features = await openFeatures({ ...services, secret, intake, isDevelopment });
  const options = {
    ...services,
    features,
    sendStatus: createStatusHandler({ dataDir: settings.DATA_DIR, secret, contentClient, intake }),
    describeState: () => `forms: ${intake.state()}\n${contentClient.describe()}`,
  };
  const listening = { port: settings.PORT, host: settings.HOST, logger };
  if (isDevelopment) {
    const devServer = createDevServer();
    const website = createWebsite({
      ...options,
      devServer,
      limits: { idleTimeout: FIRST_PAGE_TIME },
    });
    await devServer.start(website.server);
    const close = async () => {
      await devServer.stop();
      await features.stop();
    };
    await runUntilSignal(website, { ...listening, close });
    return;
  }
  const website = createWebsite({
    ...options,
    astro: await loadAstro(join(distFolder, 'server')),
    clientFolder: join(distFolder, 'client'),
  });
  website
    .warmUp()
    .catch((error: unknown) => logger.error({ error }, 'pages could not be rendered ahead'));
  await runUntilSignal(website, { ...listening, close: features.stop });
}, createLogger('website'));
