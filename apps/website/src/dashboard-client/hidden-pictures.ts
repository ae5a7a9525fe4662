import { type MediaPlaces, toMediaAddress } from './media-address.ts';

interface Pictured {
  id?: unknown;
  name?: unknown;
  image?: { src: string } | null;
}

const isPictured = (value: unknown): value is Pictured =>
  typeof value === 'object' && value !== null && 'image' in value;

/** Names of the records of an answer whose picture lies where the settings allow none. */
export function findHiddenPictures(data: unknown, places: MediaPlaces): string[] {
  const lists = typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : [];
  return lists.flat().flatMap((record, index) => {
    if (!isPictured(record) || !record.image) return [];
    if (toMediaAddress(record.image.src, places)) return [];
    return [record.id === undefined ? `number ${index}` : `id ${record.id}`];
  });
}
