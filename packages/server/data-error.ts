/** Thrown if stored data are damaged or lost. Its message says what to do; a restart may succeed after that. */
export class DataError extends Error {
  override name = 'DataError';
}
