import type { Payload } from 'payload';
import { toTestArticle } from './open-test-dashboard.ts';

let made = 0;

/** Stores a post that is whole, so that it may be published. */
export function createTestPost(payload: Payload, _status: 'draft' | 'published' = 'draft') {
  made += 1;
  return payload.create({
    collection: 'blogs',
    data: {
      title: `Post ${made}`,
      slug: `post-${made}`,
      description: 'About',
      content: toTestArticle('Words'),
      _status,
    },
    // Who may write is what the tests are about.
    overrideAccess: true,
  });
}
