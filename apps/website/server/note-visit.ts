import type { IncomingMessage } from 'node:http';
import { previewPaths } from '@agency/contracts';
import type { FoundPage } from './pages.ts';
import type { Visits } from './visits.ts';

/**
 * Counts what a request found, if that is a page that somebody opened or a form that was stored.
 * @param route the path without its language
 */
export function noteVisit(
  visits: Pick<Visits, 'notePage' | 'noteForm'>,
  request: IncomingMessage,
  { found, path, route }: { found: FoundPage; path: string; route: string },
): void {
  if (!found || found.kind === 'spelled') return;
  if (found.kind === 'kept') {
    if (found.page.type.startsWith('text/html')) visits.notePage(request, path);
    return;
  }
  const { status, headers } = found.answer;
  if (request.method !== 'POST') {
    const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
    if (isPage && !path.startsWith(previewPaths.page)) visits.notePage(request, path);
    return;
  }
  // Data for whoever asked for data, else the way to the page that thanks.
  const isStored = status === 200 || headers.get('location')?.includes('/thank-you?');
  if (isStored) visits.noteForm(request, 'finished', route);
}
