import { expect, it } from 'vitest';
import type { TestDashboard } from './open-test-dashboard.ts';
import { createTestUser, toTestArticle } from './open-test-dashboard.ts';
import { createTestPost } from './posts.ts';

const TITLE = 'Three lines\u000Bof a slide\0\uD83D';

/** Tests that each database stores texts with any characters. */
export function testTexts(open: () => TestDashboard): void {
  it('is stored without characters that feeds or PostgreSQL reject', async () => {
    const { payload } = open();
    const { id } = await createTestPost(payload);
    const post = await payload.update({
      collection: 'blogs',
      id,
      data: { title: TITLE, content: toTestArticle('An\0article') },
      // Access is not tested here.
      overrideAccess: true,
    });
    expect(post.title).toBe('Three lines of a slide');
    expect(JSON.stringify(post.content)).toContain('Anarticle');
  });

  it('is found by a query with such characters', async () => {
    const { payload } = open();
    const { docs } = await payload.find({
      collection: 'blogs',
      where: { title: { equals: TITLE } },
      // Access is not tested here.
      overrideAccess: true,
    });
    expect(docs).toHaveLength(1);
  });

  it('is normalised in preferences too', async () => {
    const { payload } = open();
    const user = await createTestUser(payload, 'editor', 'texts');
    const data = { key: 'a\0list', value: { 'a\0': 'b\0' } };
    const kept = await payload.create({
      collection: 'payload-preferences',
      // Payload adds the owner.
      data: data as never,
      user,
      // As above.
      overrideAccess: true,
    });
    expect(kept).toMatchObject({ key: 'alist', value: { a: 'b' } });
  });

  it('keeps a password unchanged', async () => {
    const { payload } = open();
    const password = 'four\u00A0words\u00A0and\u00A0more';
    const email = 'typed@example.com';
    const { id } = await payload.create({
      collection: 'users',
      data: { email, password, role: 'editor', name: 'a\0b' },
      // Access is not tested here.
      overrideAccess: true,
    });
    const { user } = await payload.login({
      collection: 'users',
      data: { email, password },
      // As above.
      overrideAccess: true,
    });
    expect(user).toMatchObject({ id, name: 'ab' });
  });
}
