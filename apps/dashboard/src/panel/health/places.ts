/** Where the page of health is. */
export const HEALTH_PAGE = '/admin/health';
