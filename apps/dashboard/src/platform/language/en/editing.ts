/** Texts of document forms: autosave, conflicts, links, publishing and scheduling. */
export const editing = {
  notices: {
    notSaved: 'Not saved',
    couldNot: 'Could not be saved:',
    kept: 'Your text is stored in this browser.',
    reload: 'Load it again',
    retry: 'Try now',
    offer: 'Unsaved text',
    wrote: 'On {time} you wrote something here that was not saved:',
    putBack: 'Restore',
    throwAway: 'Discard',
  },
  clicked: {
    elsewhere: 'This text belongs to another form.',
    search: 'Search',
  },
  problems: {
    unreachable: 'the dashboard cannot be reached. It is retried automatically.',
    signedOut:
      'you are not signed in any more. Sign in in another tab; it is then saved from here.',
  },
  create: {
    characters: '{length} of {most} characters',
    kept: 'What you type is stored in this browser until the draft is created.',
    start: 'Start writing',
    office: 'Office',
    blogs: {
      list: 'Blog posts',
      heading: 'New blog post',
      field: 'Title',
      missing: 'A post begins with a title. It can be changed later.',
    },
    openings: {
      list: 'Openings',
      heading: 'New opening',
      field: 'Position',
      missing: 'An opening begins with the position. It can be changed later.',
    },
    'case-studies': {
      list: 'Case studies',
      heading: 'New case study',
      field: 'Client',
      missing: 'A case study begins with its client. The name can be changed later.',
    },
  },
  publishing: {
    publish: 'Publish',
    publishChanges: 'Publish changes',
    schedule: 'Schedule',
    openSchedule: 'Schedule…',
    published: 'Published. Visitors see it within ten seconds, or from its date on.',
  },
  schedule: {
    unsaved:
      'Your changes are not saved yet, so they cannot be scheduled. Close this and check the status next to the buttons.',
    publish: 'Publish',
    unpublish: 'Take down',
    publishOn: 'Publish on {time}',
    unpublishOn: 'Take down on {time}',
    choose: 'Choose a day and a time.',
    what: 'What is to happen?',
    when: 'When?',
    zone: '(time zone {zone})',
    failed: 'could not be done: {reason}',
    cancel: 'Cancel',
  },
  linkProblem: 'Enter a URL that begins with https://, mailto:, tel: or /.',
  film: {
    paste: 'Paste the URL of the film on {hosts}.',
    others:
      'Only films on {hosts} can be shown here. Open the film there and copy its URL. For other hosts, add a link instead.',
  },
  versions: {
    when: 'When',
    who: 'Written by',
    what: 'What it is',
    restore: 'Restore as a draft',
    none: 'There is no earlier version yet.',
    states: {
      visible: 'What visitors see',
      public: 'Was published',
      newest: 'The newest draft',
      draft: 'Draft',
    },
  },
  languages: {
    language: 'Language',
    counterparts: 'In other languages',
    start: 'Start writing it',
    states: {
      missing: 'Not written yet',
      draft: 'Not published',
      older: 'Older than this one',
      current: 'Published',
    },
  },
};
