import { createLogger } from '@agency/server/logger';
import { getWebsiteSettings } from '../settings.ts';
import { createDashboard, type Dashboard } from './create-dashboard.ts';
import { toMediaAddress } from './media-address.ts';
import { readerLimits } from './reader.ts';

let door: (Dashboard & { mediaBaseUrl?: string | undefined }) | undefined;

/** The door for this process, made from its environment when it is first needed. */
function getDoor() {
  if (!door) {
    const settings = getWebsiteSettings();
    const mediaBaseUrl = settings.MEDIA_BASE_URL;
    const dashboard = createDashboard({
      dashboardUrl: settings.DASHBOARD_URL,
      mediaBaseUrl,
      dataDir: settings.DATA_DIR,
      logger: createLogger('website', settings.LOG_LEVEL),
    });
    door = { ...dashboard, mediaBaseUrl };
  }
  return door;
}

/** When a page that asks for several things stops waiting for all of them. */
export const startDeadline = (): AbortSignal => AbortSignal.timeout(readerLimits.pageTime);

/** Every published blog, newest first, and the one that opens the list. */
export const getBlogs: Dashboard['getBlogs'] = (deadline) => getDoor().getBlogs(deadline);

/** One blog; its `html_content` is clean HTML. */
export const getBlog: Dashboard['getBlog'] = (slug, deadline) => getDoor().getBlog(slug, deadline);

/** Blogs related to the one with this id. */
export const getRelatedBlogs: Dashboard['getRelatedBlogs'] = (id, deadline) =>
  getDoor().getRelatedBlogs(id, deadline);

/** Blogs of a category. */
export const getCategoryBlogs: Dashboard['getCategoryBlogs'] = (name, deadline) =>
  getDoor().getCategoryBlogs(name, deadline);

/** The people of the agency. */
export const getTeamMembers: Dashboard['getTeamMembers'] = (deadline) =>
  getDoor().getTeamMembers(deadline);

/** The address of a dashboard picture from its `src`; nothing when it could lead elsewhere. */
export function getMediaAddress(src: string): string | undefined {
  return toMediaAddress(src, getDoor().mediaBaseUrl);
}
