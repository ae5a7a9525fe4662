/** Texts of case studies and openings. */
export const caseStudies = {
  colour: 'Choose the colour',
  noColour: 'none chosen',
  allColours: 'Choose this one too: all three colours, or none.',
  related: 'Related work',
  shape: {
    one: 'This picture is {has}. Here it is shown {gets}: {part} is cut off.',
    ofMany: 'Picture {number} is {has}. Here it is shown {gets}: {part} is cut off.',
    stays: 'Which part stays is chosen with its pencil, under “What must stay in view”.',
    square: 'square',
    nearlySquare: 'nearly square',
    landscape: 'landscape, {ratio}',
    upright: 'upright, {ratio}',
    about: 'about {ratio}',
    width: {
      fifth: 'about a fifth of its width',
      quarter: 'about a quarter of its width',
      third: 'about a third of its width',
      half: 'about half of its width',
      most: 'most of its width',
    },
    height: {
      fifth: 'about a fifth of its height',
      quarter: 'about a quarter of its height',
      third: 'about a third of its height',
      half: 'about half of its height',
      most: 'most of its height',
    },
  },
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
