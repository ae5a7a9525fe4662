/** Query parameters that change a page. All others, such as those of campaigns, are ignored. */
export const pageQueries: Record<string, readonly string[]> = {
  '/blogs': ['category', 'page'],
  '/our-work': ['category'],
  '/search': ['q'],
  '/thank-you': ['reference', 'withdraw', 'proof', 'answerBy'],
  '/withdraw': ['token'],
};
