/** Largest film, in bytes, and how long one may be, in seconds. */
export const MAX_FILM_SIZE = 60 * 1024 * 1024;
export const MAX_FILM_SECONDS = 180;

/** Said of a film above the limit. */
export const TOO_LARGE = `The film is larger than ${MAX_FILM_SIZE / 1024 / 1024} MB. Export it smaller, 1,280 pixels wide are enough, and upload that.`;
