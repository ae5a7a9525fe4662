/**
 * Whether this is the short form of `npm run verify`: what is tagged `@nightly` is left out, and of pages whose parts are
 * those of another page less is looked at. `npm run e2e` looks at everything it is asked for.
 */
export const isShortForm = Boolean(process.env.E2E_REPORT) && !process.env.E2E_NIGHTLY;
