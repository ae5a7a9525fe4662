import { askDashboard } from '../ask-dashboard.ts';

/**
 * Makes a draft that has its first words, and gives its number.
 * @throws {Error} with the reason, in words
 */
export async function makeDraft(
  collection: 'blogs' | 'case-studies' | 'openings',
  words: Record<string, string>,
): Promise<number> {
  const { doc } = await askDashboard<{ doc: { id: number } }>(
    `/cms-api/${collection}?draft=true&depth=0`,
    {
      method: 'POST',
      body: { ...words, _status: 'draft' },
      lost: 'It could not be made. What you typed is kept here; try again in a moment.',
    },
  );
  return doc.id;
}
