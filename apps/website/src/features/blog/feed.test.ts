import { defaultLanguage } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { toFeedHead, toFeedItems } from './feed.ts';
import { createBlog } from './testing/create-blog.ts';

const site = 'https://site.example';

describe('feed', () => {
  it('has fifty blogs at most, each with its URL', () => {
    const blogs = Array.from({ length: 60 }, (_, index) => createBlog({ id: index + 1 }));
    const items = toFeedItems(blogs, defaultLanguage);
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ title: 'Blog 1', link: '/blogs/blog-1', categories: [] });
  });
  it('was last built on the day of its newest blog, at any position', () => {
    const days = ['2026-11-16T08:00:00Z', '2026-11-18T08:00:00Z', '2026-11-17T08:00:00Z'];
    const items = toFeedItems(
      days.map((created_at) => createBlog({ created_at })),
      defaultLanguage,
    );
    const head = toFeedHead(items, site, defaultLanguage);
    expect(head).toContain('<lastBuildDate>Wed, 18 Nov 2026 08:00:00 GMT</lastBuildDate>');
    expect(head).toContain('<atom:link href="https://site.example/rss.xml" rel="self"');
  });
  it('has no date when it has no blog', () => {
    expect(toFeedHead([], site, defaultLanguage)).not.toContain('lastBuildDate');
  });
});
