/**
 * Whether these are the tests of `npm run verify` without `--nightly`, which skips tests tagged `@nightly` and checks fewer
 * variants of similar pages. `npm run e2e` checks all.
 */
export const isShortForm = process.env.E2E_FORM === 'short';
