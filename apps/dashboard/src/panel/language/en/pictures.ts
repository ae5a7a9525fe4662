/** Words of the libraries of pictures and films. */
export const pictures = {
  notCopied: 'This picture could not be copied: upload it.',
  lost: 'The connection was lost. Nothing is missing here: try again.',
  heic: 'This is a HEIC photo, which this browser cannot open. Export it as JPEG (in Photos: File, Export), or open the dashboard on the phone itself, which turns it into one.',
  unreadable: 'This file cannot be opened as a picture. JPEG, PNG and WebP can be uploaded.',
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
