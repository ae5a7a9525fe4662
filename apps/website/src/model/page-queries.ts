/** Parameters that make another page of a path. Any other, such as a campaign's mark, says nothing of the page. */
export const pageQueries: Record<string, readonly string[]> = {
  '/blogs': ['category', 'page'],
  '/our-work': ['category'],
  '/search': ['q'],
  '/thank-you': ['reference', 'withdraw', 'proof'],
  '/withdraw': ['token'],
};
