import { previewPaths } from '@agency/contracts';

/** A path as it may stand in a log: whoever has the link of a preview sees the draft. */
export const toLoggedPath = (path: string): string =>
  path.startsWith(previewPaths.page) ? `${previewPaths.page}…` : path;
