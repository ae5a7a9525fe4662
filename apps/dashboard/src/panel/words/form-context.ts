import { createContext, useContext } from 'react';

/** What every field of the form of words needs beside its own value. */
export interface WordsForm {
  /** Puts a value into a place of the file; `undefined` leaves the field out. */
  change(place: string, value: unknown): void;
  /** What the dashboard refused when it was last asked: place → why. */
  refused: ReadonlyMap<string, string>;
  /** What stands for `{brand}` and the like at present. */
  brandWords: Readonly<Record<string, string>>;
}

/** The form around a field. */
export const FormContext = createContext<WordsForm | undefined>(undefined);

/** The form around a field. */
export function useForm(): WordsForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field of words stands in their form');
  return form;
}
