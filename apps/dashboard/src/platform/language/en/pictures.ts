/** Texts of the picture and film libraries. */
export const pictures = {
  notCopied: 'This picture could not be copied: upload it.',
  heic: 'This is a HEIC photo, which this browser cannot open. Export it as JPEG (in Photos: File, Export), or open the dashboard on the phone itself, which turns it into one.',
  unreadable: 'This file cannot be opened as a picture. JPEG, PNG and WebP can be uploaded.',
  focus: {
    heading: 'What must stay whole',
    about:
      'Some places of the website are of another shape and cut the picture. Draw a rectangle around a name, a mark or a face: it stays whole wherever there is room. Without one the middle is kept.',
    add: 'Mark a part',
    remove: 'Remove the mark',
    areas: {
      cropArea: 'The marked part: arrow keys move it',
      nwDragHandle: 'Upper left corner: arrow keys move it',
      nDragHandle: 'Upper edge: arrow keys move it',
      neDragHandle: 'Upper right corner: arrow keys move it',
      eDragHandle: 'Right edge: arrow keys move it',
      seDragHandle: 'Lower right corner: arrow keys move it',
      sDragHandle: 'Lower edge: arrow keys move it',
      swDragHandle: 'Lower left corner: arrow keys move it',
      wDragHandle: 'Left edge: arrow keys move it',
    },
  },
  uses: {
    heading: 'Where it is used',
    none: 'Nowhere. It can be deleted.',
    inTrash: 'in the trash',
  },
  film: {
    captions: 'Captions out of a file (.vtt or .srt)',
    making: 'Making the poster …',
    made: 'The poster is made from this frame.',
    alt: 'A frame of the film',
    label: 'Poster from the film',
    stop: 'Stop the film where it looks best.',
    take: 'Take this frame as the poster',
    noFrame:
      'This browser cannot make a poster of this film. Export it as MP4 with H.264, or choose a picture above.',
    tooLarge:
      'The film is larger than {most} MB. Export it smaller, 1,280 pixels wide are enough, and upload that.',
  },
};
