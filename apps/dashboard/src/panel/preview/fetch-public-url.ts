import type { PublishedPage } from '../../collections/editing/preview-endpoints.ts';

/** Where visitors see what is published of a document, or when they will; nothing where the dashboard does not say. */
export const fetchPublicUrl = (
  apiUrl: string,
  locale: string,
  signal?: AbortSignal,
): Promise<PublishedPage> =>
  fetch(`${apiUrl}/on-site?locale=${locale}`, signal && { signal })
    .then((response): Promise<PublishedPage> | PublishedPage =>
      response.ok ? response.json() : {},
    )
    .catch(() => ({}));
