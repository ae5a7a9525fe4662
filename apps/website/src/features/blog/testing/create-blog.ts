import type { Blog } from '@agency/contracts';

/** A blog with the required fields of the contract only. */
export function createBlog(own: Partial<Blog> = {}): Blog {
  const id = own.id ?? 1;
  return {
    id,
    slug: `blog-${id}`,
    title: `Blog ${id}`,
    header: '',
    description: '',
    card_description: '',
    created_at: '2026-11-16T08:00:00.000Z',
    image: null,
    category: null,
    author: null,
    ...own,
  };
}
