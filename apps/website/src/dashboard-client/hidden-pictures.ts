import { type MediaPlaces, toMediaAddress } from './media-address.ts';

type Pictured = Record<string, unknown>;

/** Where a record has pictures and films, or parts that do. */
const PLACES = [
  ...['image', 'tile', 'wide', 'small', 'banner', 'banner_tall'],
  ...['picture', 'pictures', 'film', 'poster'],
];

const isPictured = (value: unknown): value is Pictured =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the records of an answer of which a picture or film lies where the settings allow none. */
export function findHiddenPictures(data: unknown, places: MediaPlaces): string[] {
  const lists = typeof data === 'object' && data !== null ? [data, ...Object.values(data)] : [];
  return lists.flat().flatMap((record, index) => {
    if (!isPictured(record)) return [];
    if (findSources(record).every((src) => toMediaAddress(src, places))) return [];
    return [record.id === undefined ? `number ${index}` : `id ${record.id}`];
  });
}

function findSources(record: Pictured): string[] {
  return PLACES.flatMap((place) => [record[place]].flat())
    .filter(isPictured)
    .flatMap((found) => [
      ...(typeof found.src === 'string' ? [found.src] : []),
      ...findSources(found),
    ]);
}
