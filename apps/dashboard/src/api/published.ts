import type { Where } from 'payload';

/** Which blogs the public may see: published, and their date has come. */
export const published = (now = new Date()): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { publishedAt: { less_than_equal: now.toISOString() } },
  ],
});
