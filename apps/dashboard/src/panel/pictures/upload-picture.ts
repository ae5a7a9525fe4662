import { requestDashboard } from '../request-dashboard.ts';

/** A picture to be stored. */
export interface NewPicture {
  /** Tells it from every other one, so that a second try stores nothing twice. */
  key: string;
  file: File;
  alt: string;
  /** Language of `alt`. */
  locale: string;
}

const MEDIA = '/cms-api/media';

/**
 * Uploads a picture and returns its id. Finds a picture that an earlier try stored although its response was lost.
 * @throws with the reason, in words
 */
export async function uploadPicture(
  { key, file, alt, locale }: NewPicture,
  networkError: string,
): Promise<number> {
  const { docs } = await requestDashboard<{ docs: { id: number }[] }>(
    `${MEDIA}?depth=0&limit=1&where[uploadKey][equals]=${key}`,
    { networkError },
  );
  if (docs[0]) return docs[0].id;
  const body = new FormData();
  body.append('file', file);
  body.append('_payload', JSON.stringify({ alt, uploadKey: key }));
  const { doc } = await requestDashboard<{ doc: { id: number } }>(
    `${MEDIA}?depth=0&locale=${locale}`,
    {
      method: 'POST',
      body,
      networkError,
    },
  );
  return doc.id;
}
