import type { PublishedPage } from '../../collections/editing/preview-endpoints.ts';

/** Where visitors see what is published of a document, or when they will; nothing where the dashboard does not say. */
export const askOnSite = (address: string, signal?: AbortSignal): Promise<PublishedPage> =>
  fetch(`${address}/on-site`, signal && { signal })
    .then((answer): Promise<PublishedPage> | PublishedPage => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
