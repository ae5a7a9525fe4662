/** What Payload's own screens say otherwise than Payload does, by its keys. */
export const payload = {
  error: {
    autosaving: 'It could not be saved automatically.',
    documentNotFound: 'There is nothing with the number {{id}} here, or you may not see it.',
    loadingDocument: 'Number {{id}} could not be loaded.',
    missingIDOfDocument: 'It was not said what is to be changed.',
    missingIDOfVersion: 'It was not said which version is meant.',
    previewing: 'The preview could not be opened.',
    revertingDocument: 'It could not be reverted.',
    unPublishingDocument: 'It could not be taken down.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Enter a URL, or choose what to link to.',
    chooseDocumentToLink: 'Choose what to link to',
    relatedDocument: 'Link target',
  },
  general: {
    all: 'All',
    anotherUser: 'A colleague',
    anotherUserTakenOver: 'A colleague is writing here now.',
    createNew: 'Add new',
    createNewLabel: 'Add new: {{label}}',
    createdAt: 'Created',
    creatingNewLabel: 'New: {{label}}',
    currentlyEditing:
      'is writing here. If you take over, they cannot go on, and may lose what they have not saved.',
    deletedAt: 'Deleted',
    documentIsTrashed: 'This is in the trash. To change it, restore it.',
    documentLocked: 'A colleague is writing here',
    documentModified: 'Changed meanwhile',
    documentOutOfDate:
      'A colleague has changed this since you opened it. Load it again to see what is there now.',
    lastModified: 'Changed',
    /** Nothing, and not `<No Name>`. */
    noLabel: '—',
    noTrashResults: 'The trash is empty.',
    payloadSettings: 'Settings of the panel',
    reloadDocument: 'Load it again',
    restoring: 'Restoring…',
    /** Payload inserts labels as objects here. */
    sortByLabelDirection: 'Sort this column: {{direction}}',
    untitled: 'No name yet',
    updatedAt: 'Changed',
  },
  validation: {
    validUploadID: 'This is no file of the library.',
  },
  version: {
    aboutToRestore:
      'This version of the {{label}} of {{versionDate}} becomes the newest draft. What visitors see stays as it is until you publish.',
    aboutToRestoreGlobal: 'This version of {{versionDate}} becomes the newest one.',
    aboutToRevertToPublished: 'All changes since the last publication are discarded. Are you sure?',
    aboutToUnpublish: 'Visitors do not see it any more. Are you sure?',
    aboutToUnpublishIn: 'Visitors do not see it any more in {{locale}}. Are you sure?',
    autosave: 'Saved automatically',
    autosavedVersion: 'Saved automatically',
    currentDocumentStatus: 'Now: {{docStatus}}',
    restoreThisVersion: 'Restore as a draft',
    versionID: 'Number',
  },
};
