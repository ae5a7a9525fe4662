/** Texts of case studies and openings. */
export const caseStudies = {
  list: 'Case studies',
  create: 'New case study',
  client: 'Client',
  missing: 'A case study begins with its client. The name can be changed later.',
  start: 'Start the case study',
  related: 'Related work',
  shipped: {
    heading: 'Default case studies',
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
  },
};
