export const SITE_URL = 'https://nabra.example';
/** Shared with the dashboard. */
export const secret = 's'.repeat(43);
export const SUBMISSION_ID = '7d444840-9dc0-4dd1-8f8e-0f0f8a4b2f11';
/** The hidden fields of the page of the form. */
export const page = { language: 'en', notice: '2026-11-22' };
