import type { OnSite } from '../../collections/editing/preview-endpoints.ts';

/** Where visitors see what is published of a document, or when they will; nothing where the dashboard does not say. */
export const fetchPublicUrl = (apiUrl: string, signal?: AbortSignal): Promise<OnSite> =>
  fetch(`${apiUrl}/on-site`, signal && { signal })
    .then((response): Promise<OnSite> | OnSite => (response.ok ? response.json() : {}))
    .catch(() => ({}));
