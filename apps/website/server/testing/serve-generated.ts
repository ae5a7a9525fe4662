// The website's build in the default language and in that of tests: `serve-generated.ts <dashboard>` prints its URL and
// serves until it is ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLanguage } from '@agency/content/languages';
import { createLogger } from '@agency/server/logger';
import { createContentClient } from '../../src/content-client/create-content-client.ts';
import { parseWebsiteSettings } from '../../src/settings.ts';
import { combineFeatures } from '../features/open-features.ts';
import { trackWith } from '../features/page-views/page-views.ts';
import { createRedirects } from '../features/redirects/redirects.ts';
import type { AstroHandler } from '../render.ts';
import { createWebsite } from '../website.ts';
import { generatedLanguage } from './generated-language.ts';

const [contentUrl = ''] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'agency-generated-'));
// Pages read the settings of their process.
Object.assign(process.env, { DATA_DIR: dataDir, DASHBOARD_URL: contentUrl });
// Concurrent tests may delay the host for longer than visitors wait.
const settings = parseWebsiteSettings({
  DATA_DIR: dataDir,
  DASHBOARD_URL: contentUrl,
  CONTENT_TIMEOUT: '20000',
});
const logger = createLogger('generated', 'error');
const dist = join(import.meta.dirname, '..', '..', 'dist');
const { astro }: { astro: AstroHandler } = await import(join(dist, 'server/entry.mjs'));
const contentClient = createContentClient({
  contentUrl,
  dataDir,
  logger,
  responseTimeout: settings.CONTENT_TIMEOUT,
});
const website = createWebsite({
  settings,
  logger,
  astro,
  languages: [defaultLanguage, generatedLanguage],
  contentClient,
  features: combineFeatures([createRedirects({ contentClient }), trackWith(undefined)]),
  clientFolder: join(dist, 'client'),
});
const port = await website.listen(0, '127.0.0.1');
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.once('SIGTERM', async () => {
  await website.drain(0);
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
