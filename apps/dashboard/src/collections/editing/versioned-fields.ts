import type { Field } from 'payload';

/** Hides internal fields in version comparisons. */
export const NO_DIFF = '/panel/NoField.tsx#NoField';

/** A date and time in the agency's time zone, in forms and lists. */
export const dateTimeComponents = {
  Field: '/panel/DateTimeField.tsx#DateTimeField',
  Cell: '/panel/TimeCell.tsx#TimeCell',
};

/** Time of the first publish. From then on the URL is public. */
export const firstPublishedField: Field = {
  name: 'firstPublishedAt',
  type: 'date',
  admin: { hidden: true, components: { Diff: NO_DIFF } },
};

/** Shows where a document is used or linked. */
export const createUsesField = (position?: 'sidebar'): Field => ({
  name: 'uses',
  type: 'ui',
  admin: {
    ...(position && { position }),
    disableListColumn: true,
    components: { Field: '/panel/Uses.tsx#Uses' },
  },
});
