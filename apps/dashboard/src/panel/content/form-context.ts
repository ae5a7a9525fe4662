import { createContext, useContext } from 'react';
import type { SourceComparison } from './compare-with-source.ts';

/** What every field of the content form needs besides its own value. */
export interface ContentFormState {
  /** Puts a value into a place of the file; `undefined` leaves the field out. */
  change(path: string, value: unknown): void;
  /** Errors of the last save, by path. */
  errors: ReadonlyMap<string, string>;
  /** Current values of placeholders such as `{brand}`. */
  brandValues: Readonly<Record<string, string>>;
  /** Whether headings are fitted as the brand's typeface has them: the one that the panel measures. */
  isMeasured: boolean;
  /** The source language, for translations. */
  source?: FormSource;
}

/** The source language of a translation form. */
export interface FormSource {
  tag: string;
  name: string;
  comparisons: ReadonlyMap<string, SourceComparison>;
  /** Notes that the words in a place are right as they are, though the default language has changed. */
  confirm(path: string): void;
}

/** The form around a field. */
export const ContentFormContext = createContext<ContentFormState | undefined>(undefined);

/** The form around a field. */
export function useContentFormState(): ContentFormState {
  const form = useContext(ContentFormContext);
  if (!form) throw new Error('useContentFormState is called outside of a content form');
  return form;
}
