import { previewPaths } from '@agency/contracts';

/** Longest logged path, in characters. */
const MAX_LENGTH = 200;

/** Removes from a path what may be personal or secret: tokens of previews, e-mail addresses, long numbers. */
export function toLoggedPath(path: string): string {
  const start = path.indexOf(previewPaths.page);
  if (start !== -1) return `${path.slice(0, start)}${previewPaths.page}…`;
  return path
    .slice(0, MAX_LENGTH)
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '…' : part.replace(/\d{7,}/g, '…')))
    .join('/');
}
