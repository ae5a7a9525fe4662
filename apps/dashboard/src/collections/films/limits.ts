/** Largest film, in bytes, and how long one may be, in seconds. */
export const MAX_FILM_SIZE = 60 * 1024 * 1024;
export const MAX_FILM_SECONDS = 180;
