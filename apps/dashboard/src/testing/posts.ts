import type { Payload } from 'payload';
import { toTestArticle } from './open-test-dashboard.ts';

let made = 0;

/** Creates a complete post. */
export function createTestPost(payload: Payload, _status: 'draft' | 'published' = 'draft') {
  made += 1;
  return payload.create({
    collection: 'blogs',
    data: {
      title: `Post ${made}`,
      language: 'en',
      slug: `post-${made}`,
      description: 'About',
      content: toTestArticle('Words'),
      _status,
    },
    // Access is tested elsewhere.
    overrideAccess: true,
  });
}
