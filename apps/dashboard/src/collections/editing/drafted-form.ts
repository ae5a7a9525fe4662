import type { Field } from 'payload';

/** What the program keeps for itself is no change that a comparison of versions shows. */
export const NO_DIFF = '/panel/NoField.tsx#NoField';

/** Above the form of a document that is drafted: what keeps it from being stored. */
export const noticesField: Field = {
  name: 'notices',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/panel/editing/EditingNotices.tsx#EditingNotices' },
  },
};

/** In the list alone: whether it is a draft, planned or published. @param Cell what draws it */
export const createStateField = (Cell = '/panel/editing/PostStatus.tsx#PostStatus'): Field => ({
  name: 'state',
  label: 'State',
  type: 'ui',
  admin: { components: { Field: '/panel/NoField.tsx#NoField', Cell } },
});

/** When it was published first: from then on its address is known. */
export const firstPublishedField: Field = {
  name: 'firstPublishedAt',
  type: 'date',
  admin: { hidden: true, components: { Diff: NO_DIFF } },
};

/** Who changed it last: the account's number alone, because it may be deleted, and is never given to another. */
export const editedByField: Field = {
  name: 'editedBy',
  type: 'number',
  admin: { hidden: true, components: { Diff: '/panel/versions/EditorDiff.tsx#EditorDiff' } },
};

/** The list of versions, which says who wrote each. */
export const versionsView = {
  versions: { Component: '/panel/versions/VersionsView.tsx#VersionsView' },
};

/** The controls of a form whose draft can be shown and whose publishing can be planned. */
export const previewedControls = {
  beforeDocumentControls: [
    '/panel/editing/AutosaveStatus.tsx#AutosaveStatus',
    '/panel/preview/DraftPreview.tsx#DraftPreview',
  ],
  SaveDraftButton: '/panel/editing/SaveDraftButton.tsx#SaveDraftButton',
  PublishButton: '/panel/editing/PublishControls.tsx#PublishControls',
  Status: '/panel/editing/PublicationStatus.tsx#PublicationStatus',
};

/** Beside or below the form of what links can lead to: where it is linked. */
export const createLinkUsesField = (position?: 'sidebar'): Field => ({
  name: 'linkUses',
  type: 'ui',
  admin: {
    ...(position && { position }),
    disableListColumn: true,
    components: { Field: '/panel/editing/LinkUses.tsx#LinkUses' },
  },
});
