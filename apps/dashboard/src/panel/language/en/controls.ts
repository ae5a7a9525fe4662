/** The skip link, and the order and checkboxes of lists. */
export const controls = {
  skip: 'Skip to the content',
  /** Values of checkboxes in lists and filters. */
  yes: 'Yes',
  no: 'No',
  sort: 'Sorted by',
  asKept: 'Default order',
  rising: '{label}, rising',
  falling: '{label}, falling',
};
