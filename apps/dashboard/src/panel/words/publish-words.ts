import { askDashboard } from '../ask-dashboard.ts';
import type { Stored } from '../editing/save.ts';
import { toSentence } from '../inbox/send.ts';
import { toAddress } from './use-words.ts';

/** Publishes the words of a file as they are in the form. Never throws. */
export async function publishWords(
  contentKey: string,
  sent: { fields: object; updatedAt: string },
): Promise<{ doc: Stored } | { problem: string }> {
  try {
    return await askDashboard<{ doc: Stored }>(`${toAddress(contentKey)}?depth=0`, {
      method: 'PATCH',
      body: { ...sent, _status: 'published' },
      lost: 'the dashboard cannot be reached. Try again in a moment.',
    });
  } catch (error) {
    return { problem: toSentence(error) };
  }
}
