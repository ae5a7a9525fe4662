import { createContext, useContext } from 'react';
import type { Beside } from './compare.ts';

/** What every field of the form of words needs beside its own value. */
export interface WordsForm {
  /** Puts a value into a place of the file; `undefined` leaves the field out. */
  change(place: string, value: unknown): void;
  /** What the dashboard refused when it was last asked: place → why. */
  refused: ReadonlyMap<string, string>;
  /** What stands for `{brand}` and the like at present. */
  brandWords: Readonly<Record<string, string>>;
  /** Whether headings are fitted as the brand's typeface has them: the one that the panel measures. */
  isMeasured: boolean;
  /** The default language, beside words of another one. */
  counterpart?: FormCounterpart;
}

/** The default language beside the fields of a form. */
export interface FormCounterpart {
  tag: string;
  name: string;
  beside: ReadonlyMap<string, Beside>;
  /** Notes that the words in a place are right as they are, though the default language has changed. */
  confirm(place: string): void;
}

/** The form around a field. */
export const FormContext = createContext<WordsForm | undefined>(undefined);

/** The form around a field. */
export function useForm(): WordsForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field of words stands in their form');
  return form;
}
