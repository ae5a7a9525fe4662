/** The ids by which `loading.island.ts` finds what it needs while another page is on its way. */
export const loadingIds = {
  spinner: 'blogs-loading',
  /** What the spinner takes the place of. */
  list: 'blogs-list',
};
