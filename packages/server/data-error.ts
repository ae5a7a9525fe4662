/**
 * Thrown when what a program keeps is damaged or lost. Says what is wrong and what to do. Unlike a wrong setting it can
 * be mended while the program is tried again.
 */
export class DataError extends Error {
  override name = 'DataError';
}
