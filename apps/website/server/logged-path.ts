import { previewPaths } from '@agency/contracts';

/** Longest path that is written, in characters. */
const MAX_LENGTH = 200;

/** A path as it may stand in a log: whoever has the link of a preview sees the draft, and visitors type all sorts of things. */
export function toLoggedPath(path: string): string {
  const start = path.indexOf(previewPaths.page);
  if (start !== -1) return `${path.slice(0, start)}${previewPaths.page}…`;
  return path.slice(0, MAX_LENGTH).split('/').map(withoutAddress).join('/');
}

/** Without what may be somebody's address, or a number of theirs. */
const withoutAddress = (part: string): string =>
  /@|%40/.test(part) ? '…' : part.replace(/\d{7,}/g, '…');
