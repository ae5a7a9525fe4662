import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { translateError } from '../../panel/language/errors.ts';
import { readStudiesWithParts } from '../case-studies/parts.ts';

/** A case study that shows a film. */
export interface FilmUse {
  id: number;
  client: string;
  inTrash: boolean;
}

/** Where a film is shown: by case studies as they are published and as they are being written. */
export async function findFilmUses(req: PayloadRequest, film: number | string): Promise<FilmUse[]> {
  const uses = new Map<number, FilmUse>();
  for (const { id, client, blocks, deletedAt } of await readStudiesWithParts(req)) {
    const shows = (blocks ?? []).some(
      (block) => block.blockType === 'video' && String(block.film) === String(film),
    );
    if (shows) uses.set(id, { id, client: client || 'Untitled', inTrash: Boolean(deletedAt) });
  }
  return [...uses.values()];
}

/** Refuses to delete a film that is shown somewhere, and says where. */
export const refuseFilmWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findFilmUses(req, id);
  if (uses.length === 0) return;
  const named = uses.map(({ client }) => `“${client}”`).join(', ');
  throw new APIError(
    translateError(req, ({ used }) => used.film, { named }),
    409,
    null,
    true,
  );
};
