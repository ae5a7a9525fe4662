import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import type { Payload } from 'payload';
import { toContentName } from './content-name.ts';
import { hasContent } from './default-content.ts';

/** Creates the missing documents, one for each content file and language. Each process does it when it starts. */
export async function createContentDocuments(payload: Payload): Promise<void> {
  const existing = await listNames(payload);
  for (const language of languages) {
    for (const key of Object.keys(contentSchemas) as ContentKey[]) {
      const name = toContentName(key, language.tag);
      if (existing.has(name) || !hasContent(key, language)) continue;
      try {
        await payload.create({
          collection: 'content',
          // Without changes a file is as good as published.
          data: { key, language: language.tag, fields: {}, _status: 'published' },
          // No user is signed in at the start.
          overrideAccess: true,
        });
      } catch (error) {
        // Another process may have created it meanwhile.
        if (!(await listNames(payload)).has(name)) throw error;
      }
    }
  }
}

async function listNames(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'content',
    draft: true,
    pagination: false,
    depth: 0,
    select: { key: true, language: true },
    // As above.
    overrideAccess: true,
  });
  return new Set(docs.map(({ key, language }) => toContentName(key, language)));
}
