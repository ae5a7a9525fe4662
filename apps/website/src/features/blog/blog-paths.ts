/** Path of a blog's page, as it is written in an address. */
export const toBlogPath = (slug: string): string => `/blogs/${encodeURIComponent(slug)}`;

/** Path of the blog list: all of it or one category, from the first page or another. */
export function toBlogListPath({
  category,
  page,
}: {
  category?: string | undefined;
  page?: number;
} = {}): string {
  const query = [
    ...(category === undefined ? [] : [`category=${encodeURIComponent(category)}`]),
    ...(page === undefined ? [] : [`page=${page}`]),
  ];
  return query.length > 0 ? `/blogs?${query.join('&')}` : '/blogs';
}
