/** Texts of the start page. */
export const today = {
  heading: 'Today',
  counts: {
    contact: { one: 'new message', other: 'new messages' },
    enquiry: { one: 'new enquiry', other: 'new enquiries' },
    application: { one: 'new application', other: 'new applications' },
    due: { one: 'answer due', other: 'answers due' },
    mine: { one: 'message of yours', other: 'messages of yours' },
    aside: { one: 'put aside as spam', other: 'put aside as spam' },
  },
  released: {
    one: '{released} of {count} released in 30 days',
    other: '{released} of {count} released in 30 days',
  },
  ways: {
    label: 'Messages',
    inbox: 'Inbox',
    person: 'Find a person',
    write: 'Write a post',
    addStudy: 'Add a case study',
    addPerson: 'Add a team member',
    writeOpening: 'Write an opening',
  },
  failed: {
    publish: 'Should have been published on {time}.',
    unpublish: 'Should have been taken down on {time}.',
    missed: 'Its time has passed.',
    dismiss: 'Dismiss',
  },
  waiting: {
    heading: 'To answer',
    none: 'No message is waiting for an answer.',
    dueToday: 'Due today',
    dueSince: 'Due since {time}',
    came: 'Received {time}',
    all: 'All new messages',
  },
  planned: {
    untitled: 'Untitled',
    heading: 'Next',
    none: 'Nothing is scheduled.',
    publish: 'Goes live {time}',
    unpublish: 'Comes down {time}',
  },
  kinds: {
    contact: 'Message',
    enquiry: 'Enquiry',
    application: 'Application',
  },
  visits: {
    heading: 'Page views',
    sum: {
      one: '{count} page was opened in the last {days} days.',
      other: '{count} pages were opened in the last {days} days.',
    },
    kinds: {
      page: 'Pages',
      referrer: 'Referrers',
      country: 'Countries',
      started: 'Forms begun',
      finished: 'Forms sent',
    },
    formNames: { contact: 'Message', enquiry: 'Enquiry', careers: 'Application' },
    rest: 'All others',
    how: 'Counted on our own server, without cookies and without anything of who it was. Days end at midnight UTC.',
  },
};
