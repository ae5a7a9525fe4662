import { requestDashboard } from '../request-dashboard.ts';

/**
 * Creates a draft with its first value, and returns its id.
 * @param networkError message without a response
 * @throws {Error} with the reason, in words
 */
export async function createDraft(
  collection: 'blogs' | 'case-studies' | 'openings',
  values: Record<string, string>,
  locale: string,
  networkError: string,
): Promise<number> {
  const { doc } = await requestDashboard<{ doc: { id: number } }>(
    `/cms-api/${collection}?draft=true&depth=0&locale=${locale}`,
    {
      method: 'POST',
      body: { ...values, _status: 'draft' },
      networkError,
    },
  );
  return doc.id;
}
