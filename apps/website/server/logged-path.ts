import { previewPaths } from '@agency/contracts';

/** A path as it may stand in a log: whoever has the link of a preview sees the draft. */
export function toLoggedPath(path: string): string {
  const start = path.indexOf(previewPaths.page);
  return start === -1 ? path : `${path.slice(0, start)}${previewPaths.page}…`;
}
