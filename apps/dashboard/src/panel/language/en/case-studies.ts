/** Texts of case studies and openings. */
export const caseStudies = {
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
  },
  openings: {
    office: 'Office',
    remote: 'Remote',
  },
};
