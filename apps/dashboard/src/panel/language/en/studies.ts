/** Words of case studies and openings. */
export const studies = {
  list: 'Case studies',
  create: 'New case study',
  client: 'Client',
  missing: 'A case study begins with its client. The name can be changed later.',
  start: 'Start the case study',
  colour: 'Choose the colour',
  related: 'Related work',
  relatedHint: 'Up to three that are always shown below it. The rest are chosen by chance.',
  shipped: {
    heading: 'Shipped with the site',
    text: {
      one: 'This {count} is on the website and not in the list above. “Edit this one” copies it with all its pictures into a draft; visitors see no change until you publish it.',
      other:
        'These {count} are on the website and not in the list above. “Edit this one” copies one with all its pictures into a draft; visitors see no change until you publish it.',
    },
    edit: 'Edit this one',
    copying: 'Copying its pictures, a moment…',
    lost: 'It could not be copied. Try again: it goes on where it stopped.',
  },
  openings: {
    list: 'Openings',
    create: 'New opening',
    position: 'Position',
    missing: 'An opening begins with the position. It can be changed later.',
    office: 'Office',
    remote: 'Remote',
    applications: 'Applications',
    fresh: { one: '{count} new', other: '{count} new' },
    open: 'Open applications',
    unpublished: 'Changes are not published',
    states: {
      draft: 'Draft',
      planned: 'Opens',
      open: 'Open until',
      closed: 'Closed since',
    },
  },
};
