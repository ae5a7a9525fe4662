import type { ContentKey } from '@agency/content/content-files';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import { findPublished } from './find-words.ts';
import { readShipped } from './shipped-words.ts';

/** The words of a file in the default language, as visitors read them. */
export async function readEnglish(
  req: PayloadRequest,
  key: ContentKey,
): Promise<Record<string, unknown>> {
  const published = await findPublished(req, { key });
  const fields = (published?.fields ?? {}) as Overrides;
  return putOverrides(readShipped(key), fields).changed as Record<string, unknown>;
}
