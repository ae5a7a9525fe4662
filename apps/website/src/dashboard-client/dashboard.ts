import { createLogger } from '@agency/server/logger';
import { getWebsiteSettings } from '../settings.ts';
import { createDashboardClient, type DashboardClient } from './create-dashboard-client.ts';
import { toMediaAddress } from './media-address.ts';
import { readerLimits } from './reader.ts';

let client: DashboardClient | undefined;

/** Reads from this process's dashboard, by the name of the contract's endpoint: see {@link DashboardClient}. */
export const readDashboard: DashboardClient['read'] = (...asked) => {
  client ??= createFromSettings();
  return client.read(...asked);
};

function createFromSettings(): DashboardClient {
  const { DASHBOARD_URL, MEDIA_BASE_URL, DATA_DIR, LOG_LEVEL } = getWebsiteSettings();
  return createDashboardClient({
    dashboardUrl: DASHBOARD_URL,
    mediaBaseUrl: MEDIA_BASE_URL,
    dataDir: DATA_DIR,
    logger: createLogger('website', LOG_LEVEL),
  });
}

/** When a page that asks for several things stops waiting for all of them. */
export const startDeadline = (): AbortSignal => AbortSignal.timeout(readerLimits.pageTime);

/** The address of a dashboard picture from its `src`; nothing when it could lead elsewhere. */
export const getMediaAddress = (src: string): string | undefined =>
  toMediaAddress(src, getWebsiteSettings().MEDIA_BASE_URL);
