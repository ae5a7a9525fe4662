import { askDashboard } from '../ask-dashboard.ts';

/**
 * Makes a draft that has its first words, and gives its number.
 * @param lost what is said when no answer came
 * @throws {Error} with the reason, in words
 */
export async function makeDraft(
  collection: 'blogs' | 'case-studies' | 'openings',
  words: Record<string, string>,
  lost: string,
): Promise<number> {
  const { doc } = await askDashboard<{ doc: { id: number } }>(
    `/cms-api/${collection}?draft=true&depth=0`,
    {
      method: 'POST',
      body: { ...words, _status: 'draft' },
      lost,
    },
  );
  return doc.id;
}
