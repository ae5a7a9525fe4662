import type { FormSchema } from '../../collections/content/form-schema.ts';

/** What a field is drawn from. */
export interface FieldProps {
  schema: FormSchema;
  /** Its place in the file, with slashes. */
  path: string;
  label: string;
  /** As it is in the form; `undefined` where it is left out. */
  value: unknown;
  /** The value in the file; `NO_DEFAULT` if the file has none. */
  defaultValue: unknown;
  /** Whether it may be left out. */
  isOptional: boolean;
  /** What is searched for, in small letters; empty shows everything. */
  query: string;
}
