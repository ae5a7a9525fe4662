import type { StoredDocument } from '../editing/save-draft.ts';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { requestDashboard } from '../request-dashboard.ts';
import { toContentUrl } from './use-content-form.ts';

interface Sent {
  fields: object;
  updatedAt: string;
  /** Places whose words are right though the default language has changed. */
  confirmed?: string[];
}

/**
 * Publishes content or stores it as a draft. Never throws.
 * @param lost message without a response
 */
export async function publishContent(
  contentKey: string,
  sent: Sent,
  { isDraft = false, lost: networkError }: { isDraft?: boolean; lost: string },
): Promise<{ doc: StoredDocument } | { problem: string }> {
  try {
    const query = isDraft ? 'draft=true&depth=0' : 'depth=0';
    return await requestDashboard<{ doc: StoredDocument }>(`${toContentUrl(contentKey)}?${query}`, {
      method: 'PATCH',
      body: { ...sent, _status: isDraft ? 'draft' : 'published' },
      networkError,
    });
  } catch (error) {
    return { problem: toErrorMessage(error) };
  }
}
