import type { Saver, SavingState } from '../editing/saver.ts';

/** What a preview knows of the form it stands beside. */
export interface PreviewProps {
  /** Of the document among the dashboard's own. */
  address: string;
  /** The one that keeps its words, and how it stands. */
  saver: Saver | undefined;
  state: SavingState | undefined;
}
