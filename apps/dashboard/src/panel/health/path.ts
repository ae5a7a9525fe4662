/** Where the page of health is. */
export const HEALTH_PATH = '/admin/health';
