import type { Field } from 'payload';

/** Hides internal fields in version comparisons. */
export const NO_DIFF = '/panel/NoField.tsx#NoField';

/** A date and time in the agency's time zone, in forms and lists. */
export const dateTimeComponents = {
  Field: '/panel/DateTimeField.tsx#DateTimeField',
  Cell: '/panel/TimeCell.tsx#TimeCell',
};

/** Shows what prevents saving, above the form. */
export const noticesField: Field = {
  name: 'notices',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/panel/editing/EditingNotices.tsx#EditingNotices' },
  },
};

/**
 * List column with draft, scheduled or published.
 * @param Cell component of the cell
 */
export const createStateField = (Cell = '/panel/editing/PostStatus.tsx#PostStatus'): Field => ({
  name: 'state',
  label: 'State',
  type: 'ui',
  admin: { components: { Field: '/panel/NoField.tsx#NoField', Cell } },
});

/** Time of the first publish. From then on the URL is public. */
export const firstPublishedField: Field = {
  name: 'firstPublishedAt',
  type: 'date',
  admin: { hidden: true, components: { Diff: NO_DIFF } },
};

/** Last editor. Not a relation: the account may be deleted, and its id is never reused. */
export const editedByField: Field = {
  name: 'editedBy',
  type: 'number',
  admin: { hidden: true, components: { Diff: '/panel/editing/EditorDiff.tsx#EditorDiff' } },
};

/** The list of versions, with authors. */
export const versionsView = {
  versions: { Component: '/panel/versions/VersionsView.tsx#VersionsView' },
};

/** In the place of Payload's create view, which would store an empty document at once. */
export const newDraftView = {
  newDraft: {
    Component: '/panel/editing/NewDraftView.tsx#NewDraftView',
    path: '/create',
    exact: true,
  },
} as const;

/** Controls of a form with preview and scheduled publishing. */
export const previewedControls = {
  beforeDocumentControls: ['/panel/preview/DraftPreview.tsx#DraftPreview'],
  PublishButton: '/panel/editing/PublishControls.tsx#PublishControls',
};

/** Shows which documents link here. */
export const createLinkUsesField = (position?: 'sidebar'): Field => ({
  name: 'linkUses',
  type: 'ui',
  admin: {
    ...(position && { position }),
    disableListColumn: true,
    components: { Field: '/panel/editing/LinkUses.tsx#LinkUses' },
  },
});
