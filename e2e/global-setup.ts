import { getSecret } from '../packages/server/secrets.ts';
import { signIn } from './system/admin.ts';
import { openTemplate, startPair } from './system/pair.ts';

/** One pair for all tests that do not change it; tests that stop a process start their own. */
export default async function globalSetup() {
  const template = await openTemplate();
  // Concurrent tests can delay the dashboard by more than the default timeout.
  const pair = await startPair({ CONTENT_TIMEOUT: '20000' }, template.folder);
  process.env.E2E_TEMPLATE = template.folder;
  process.env.E2E_WEBSITE = pair.website.url;
  process.env.E2E_DASHBOARD = pair.dashboard.url;
  process.env.E2E_INTAKE_SECRET = getSecret(pair.settings.dataDir, 'INTAKE_SECRET');
  process.env.E2E_COOKIE = await signIn(pair.dashboard.url);
  return async () => {
    await pair.dispose();
    template.dispose();
  };
}
