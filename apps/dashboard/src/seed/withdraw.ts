import { APIError, type Payload } from 'payload';

/** Sample pictures that may not be shown any more, by the start of their file's name. */
const WITHDRAWN = ['portrait-daniel-osei'];

/**
 * Takes such pictures off the team and out of the library of a dashboard that was filled before. A picture that editors
 * put into its place, or show elsewhere, stays.
 * @param getId the id of a sample picture, by the name of its file
 */
export async function withdrawPictures(
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
      // Run by the operator, with no account.
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
        // Refused while something else shows it.
        if (!(error instanceof APIError)) throw error;
      });
  }
}
