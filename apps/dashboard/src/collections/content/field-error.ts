/** A field that cannot be stored as it is. */
export interface FieldError {
  /** Its place in the file; empty when it is none of one field. */
  path: string;
  /** Its name, as the form says it. */
  label: string;
  /** What is wrong, in the words of its schema. */
  message: string;
}
