import { previewPaths } from '@agency/contracts';

/** A part of a path that may be somebody's address, or a number of theirs. */
const PERSONAL = /[^/]*(?:@|%40)[^/]*|\d{7,}/gi;

/** A path as it may stand in a log: whoever has the link of a preview sees the draft, and visitors type all sorts of things. */
export function toLoggedPath(path: string): string {
  const start = path.indexOf(previewPaths.page);
  if (start !== -1) return `${path.slice(0, start)}${previewPaths.page}…`;
  return path.replace(PERSONAL, '…');
}
