import { createLogger } from '@agency/server/logger';
import { getWebsiteSettings } from '../../server/settings.ts';
import { createDashboard, type Dashboard } from './create-dashboard.ts';
import { toMediaAddress } from './media-address.ts';

export type { Reading } from './reader.ts';

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

/** Every published blog, newest first, and the one that opens the list. */
export const getBlogs: Dashboard['getBlogs'] = () => getDoor().getBlogs();

/** Blogs to show before others. */
export const getFeaturedBlogs: Dashboard['getFeaturedBlogs'] = () => getDoor().getFeaturedBlogs();

/** One blog; its `html_content` is clean HTML. */
export const getBlog: Dashboard['getBlog'] = (slug) => getDoor().getBlog(slug);

/** Blogs related to the one with this id. */
export const getRelatedBlogs: Dashboard['getRelatedBlogs'] = (id) => getDoor().getRelatedBlogs(id);

/** Blogs of a category. */
export const getCategoryBlogs: Dashboard['getCategoryBlogs'] = (name) =>
  getDoor().getCategoryBlogs(name);

/** The people of the agency. */
export const getTeamMembers: Dashboard['getTeamMembers'] = () => getDoor().getTeamMembers();

/** The address of a dashboard picture from its `src`; nothing when it could lead elsewhere. */
export function getMediaAddress(src: string): string | undefined {
  return toMediaAddress(src, getDoor().mediaBaseUrl);
}
