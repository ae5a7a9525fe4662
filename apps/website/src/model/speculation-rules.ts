/**
 * What a browser fetches ahead when a pointer rests on a link: pages of ours that open here, never the response to a form.
 * The policy allows it by the hash of this text (astro.config.ts).
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/forms/*' } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
