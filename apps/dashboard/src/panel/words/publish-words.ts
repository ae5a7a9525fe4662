import { askDashboard } from '../ask-dashboard.ts';
import type { Stored } from '../editing/save.ts';
import { toSentence } from '../inbox/send.ts';
import { toAddress } from './use-words.ts';

/** Publishes the words of a file as they are in the form. Never throws. @param lost what is said when no answer came */
export async function publishWords(
  contentKey: string,
  sent: { fields: object; updatedAt: string },
  lost: string,
): Promise<{ doc: Stored } | { problem: string }> {
  try {
    return await askDashboard<{ doc: Stored }>(`${toAddress(contentKey)}?depth=0`, {
      method: 'PATCH',
      body: { ...sent, _status: 'published' },
      lost,
    });
  } catch (error) {
    return { problem: toSentence(error) };
  }
}
