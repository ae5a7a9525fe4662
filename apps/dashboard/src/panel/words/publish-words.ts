import { askDashboard } from '../ask-dashboard.ts';
import type { Stored } from '../editing/save.ts';
import { toSentence } from '../inbox/send.ts';
import { toAddress } from './use-words.ts';

interface Sent {
  fields: object;
  updatedAt: string;
  /** Places whose words are right though the default language has changed. */
  confirmed?: string[];
}

/**
 * Publishes the words of a file as they are in the form, or stores them as a draft. Never throws.
 * @param lost what is said when no answer came
 */
export async function publishWords(
  contentKey: string,
  sent: Sent,
  { isDraft = false, lost }: { isDraft?: boolean; lost: string },
): Promise<{ doc: Stored } | { problem: string }> {
  try {
    const query = isDraft ? 'draft=true&depth=0' : 'depth=0';
    return await askDashboard<{ doc: Stored }>(`${toAddress(contentKey)}?${query}`, {
      method: 'PATCH',
      body: { ...sent, _status: isDraft ? 'draft' : 'published' },
      lost,
    });
  } catch (error) {
    return { problem: toSentence(error) };
  }
}
