/** Texts of case studies. */
export const caseStudies = {
  swatch: 'Choose the colour',
  enough: 'Contrast to the background: {contrast}. Easy to see.',
  tooLow: 'Contrast to the background: {contrast}. It must be at least {needed}.',
  shipped: {
    heading: 'Default case studies',
    mark: 'Default',
    text: 'Default case studies are on the website as they came with it. “Edit this one” copies one with all its pictures into a draft; visitors see no change until you publish it.',
    edit: 'Edit this one',
    copying: 'Copying its pictures, a moment…',
  },
};
