/** The id by which the controls find the list they scroll. */
export const TRACK_ID = 'carousel-track';

/** The id of a slide, by which the controls' links name it. */
export const toSlideId = (score: string): string => `slide-${score}`;
