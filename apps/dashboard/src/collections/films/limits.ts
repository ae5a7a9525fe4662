/** Limits: bytes and seconds. */
export const MAX_FILM_SIZE = 60 * 1024 * 1024;
export const MAX_FILM_SECONDS = 180;
