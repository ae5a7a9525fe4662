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

/** List column with what is scheduled. */
export const scheduledField: Field = {
  name: 'scheduled',
  label: 'Scheduled',
  type: 'ui',
  admin: {
    components: { Field: NO_DIFF, Cell: '/panel/editing/ScheduledCell.tsx#ScheduledCell' },
  },
};

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

/** Id of the open form that stored the version; empty for server code. See `rejectStaleWrite`. */
export const formIdField: Field = {
  name: 'formId',
  type: 'text',
  maxLength: 36,
  admin: { hidden: true, disableListColumn: true, components: { Diff: NO_DIFF } },
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

/** Controls of a form with scheduled publishing. */
export const previewedControls = {
  PublishButton: '/panel/editing/PublishControls.tsx#PublishControls',
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
