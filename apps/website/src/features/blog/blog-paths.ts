export const toBlogPath = (slug: string): string => `/blogs/${encodeURIComponent(slug)}`;

/** Path of the blog list, of one category if named. */
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
