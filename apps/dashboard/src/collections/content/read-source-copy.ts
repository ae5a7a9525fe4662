import type { ContentKey } from '@agency/content/content-files';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import { readDefaults } from './default-content.ts';
import { findPublishedContent } from './find-content.ts';

/** The published copy of a file in the default language. */
export async function readSourceCopy(
  req: PayloadRequest,
  key: ContentKey,
): Promise<Record<string, unknown>> {
  const published = await findPublishedContent(req, { key });
  const fields = (published?.fields ?? {}) as Overrides;
  return putOverrides(readDefaults(key), fields).changed as Record<string, unknown>;
}
