/** What controls of Payload's are called that bring no name of their own, and the way past the menu. */
export const controls = {
  skip: 'Skip to the content',
  select: 'Select {title}',
  selectAll: 'Select all',
  move: 'Move {title}',
  choose: 'Choose',
  text: 'Text',
  previous: 'Previous page',
  next: 'Next page',
  more: 'More',
  clearDate: 'Clear the date',
  copy: 'Copy the address',
  edit: 'Edit',
  swap: 'Choose another',
  remove: 'Remove',
  part: 'this part',
  /** What a ticked box, and one that is not, read in lists and filters. */
  yes: 'Yes',
  no: 'No',
  /** The article's toolbar, by the keys of its buttons. */
  tools: {
    add: 'Insert',
    blocks: 'Insert a block',
    text: 'Kind of text',
    bold: 'Bold',
    italic: 'Italic',
    inlineCode: 'Code',
    link: 'Link',
    pictures: 'Pictures',
    orderedList: 'Numbered list',
    unorderedList: 'List',
  },
};
