/**
 * Whether this is the short form of `npm run verify`: it skips tests tagged `@nightly`, and checks less of a page
 * whose sections were checked on another page. `npm run e2e` checks everything that it selects.
 */
export const isShortForm = Boolean(process.env.E2E_REPORT) && !process.env.E2E_NIGHTLY;
