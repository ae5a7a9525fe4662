import { askDashboard } from '../ask-dashboard.ts';

/** A picture to be stored. */
export interface NewPicture {
  /** Tells it from every other one, so that a second try stores nothing twice. */
  key: string;
  file: File;
  alt: string;
}

const MEDIA = '/cms-api/media';

/**
 * Stores a picture in the library and gives its id. One that an earlier try has stored, though its answer was lost, is found.
 * @param lost what is said when no answer came
 * @throws with the reason, in words
 */
export async function storePicture({ key, file, alt }: NewPicture, lost: string): Promise<number> {
  const { docs } = await askDashboard<{ docs: { id: number }[] }>(
    `${MEDIA}?depth=0&limit=1&where[uploadKey][equals]=${key}`,
    { lost },
  );
  if (docs[0]) return docs[0].id;
  const body = new FormData();
  body.append('file', file);
  body.append('_payload', JSON.stringify({ alt, uploadKey: key }));
  const { doc } = await askDashboard<{ doc: { id: number } }>(`${MEDIA}?depth=0`, {
    method: 'POST',
    body,
    lost,
  });
  return doc.id;
}
