import { APIError, type Payload } from 'payload';

/** Withdrawn sample pictures, by file name prefix. */
const WITHDRAWN = ['portrait-daniel-osei'];

/**
 * Removes withdrawn pictures from the team and the library. Pictures that editors added or use elsewhere stay.
 * @param getId id of a sample picture by file name
 */
export async function removeWithdrawnPictures(
  payload: Payload,
  getId: (file: string) => number | undefined,
): Promise<void> {
  for (const name of WITHDRAWN) {
    const id = getId(`${name}.webp`);
    if (id === undefined) continue;
    const where = { id: { equals: id }, filename: { like: name } };
    const { docs } = await payload.find({
      collection: 'media',
      where,
      depth: 0,
      // Operators run it without a user.
      overrideAccess: true,
    });
    if (docs.length === 0) continue;
    await payload.update({
      collection: 'team-members',
      where: { portrait: { equals: id } },
      data: { portrait: null },
      depth: 0,
      // As above.
      overrideAccess: true,
    });
    await payload
      .delete({
        collection: 'media',
        id,
        // As above.
        overrideAccess: true,
      })
      .catch((error: unknown) => {
        // Rejected if the picture is in use.
        if (!(error instanceof APIError)) throw error;
      });
  }
}
