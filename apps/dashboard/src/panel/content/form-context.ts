import { createContext, useContext } from 'react';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import type { Comparisons } from './compare-with-source.ts';

/** Context of all fields of the content form. */
export interface ContentFormState {
  /** Sets the value at a path; `undefined` leaves the field out. */
  change(path: string, value: unknown): void;
  /** Error of the last publish. */
  getError(path: string): string | undefined;
  /** Paths of the fields that differ from the file. */
  changed: readonly string[];
  /** Only for translations. */
  comparisons: Comparisons | undefined;
  /** Path of the form with the values of the placeholders. */
  facts: string;
  /** Notes that a translation is still right, though its source has changed. */
  confirm(path: string): void;
}

/** Props of a field. */
export interface FieldProps {
  schema: FormSchema;
  path: string;
  label: string;
  /** `undefined` if it is left out. */
  value: unknown;
  /** The value in the file; `NO_DEFAULT` if the file has no such field. */
  defaultValue: unknown;
  /** Whether it may be left out. */
  isOptional: boolean;
  /** Search text in lower case; empty shows everything. */
  query: string;
}

/** The default of a field in a list whose entries differ from the file's. */
export const NO_DEFAULT = Symbol('no default');

/** The default is for types only: there is always a form. */
export const ContentFormContext = createContext({} as ContentFormState);

/** Returns the context of the form. */
export const useContentForm = (): ContentFormState => useContext(ContentFormContext);
