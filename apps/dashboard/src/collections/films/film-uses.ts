import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { translateError } from '../../panel/language/errors.ts';
import { readCaseStudyMedia } from '../case-studies/case-study-media.ts';

export interface FilmUse {
  id: number;
  client: string;
  inTrash: boolean;
}

/** Case studies that show a film, as draft or published. */
export async function findFilmUses(req: PayloadRequest, film: number | string): Promise<FilmUse[]> {
  const uses = new Map<number, FilmUse>();
  for (const { id, client, blocks, deletedAt } of await readCaseStudyMedia(req)) {
    const shows = (blocks ?? []).some(
      (block) => block.blockType === 'video' && String(block.film) === String(film),
    );
    if (shows) uses.set(id, { id, client: client || 'Untitled', inTrash: Boolean(deletedAt) });
  }
  return [...uses.values()];
}

/** Rejects the deletion of a film in use, with the places. */
export const rejectUsedFilmDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
