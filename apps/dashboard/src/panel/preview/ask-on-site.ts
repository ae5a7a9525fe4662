import type { OnSite } from '../../collections/editing/preview-endpoints.ts';

/** Where visitors see what is published of a document, or when they will; nothing where the dashboard does not say. */
export const askOnSite = (address: string, signal?: AbortSignal): Promise<OnSite> =>
  fetch(`${address}/on-site`, signal && { signal })
    .then((answer): Promise<OnSite> | OnSite => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
