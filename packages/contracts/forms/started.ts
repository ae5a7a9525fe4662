/**
 * Where a form says that somebody began to fill it in: POST, without a body.
 * @param action where it is posted itself; the place on the page that it leads back to is no part of it
 */
export const toStartedPath = (action: string): string => `${action.replace(/#.*$/, '')}/started`;
