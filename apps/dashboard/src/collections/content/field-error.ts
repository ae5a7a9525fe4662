/** A validation error of one field. */
export interface FieldError {
  /** Key path in the file; empty if the error concerns no single field. */
  path: string;
  /** Label in the form. */
  label: string;
  /** Message of the schema. */
  message: string;
}
