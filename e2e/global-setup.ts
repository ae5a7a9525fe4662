import { startPair } from './system/pair.ts';

/** One pair for all tests that leave it as they found it; tests that stop a program start their own. */
export default async function globalSetup() {
  const pair = await startPair();
  process.env.E2E_WEBSITE = pair.website.url;
  process.env.E2E_DASHBOARD = pair.dashboard.url;
  process.env.E2E_DATA = pair.place.dataDir;
  return () => pair.dispose();
}
