import type { Stored } from '../editing/save.ts';
import { toAddress } from './use-words.ts';

/** Publishes the words of a file as they are in the form. Never throws. */
export async function publishWords(
  contentKey: string,
  sent: { fields: object; updatedAt: string },
): Promise<{ doc: Stored } | { problem: string }> {
  try {
    const answer = await fetch(`${toAddress(contentKey)}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...sent, _status: 'published' }),
    });
    const { doc, errors } = await answer.json();
    return doc ? { doc } : { problem: errors?.[0]?.message ?? 'the dashboard refused it.' };
  } catch {
    return { problem: 'the dashboard cannot be reached. Try again in a moment.' };
  }
}
