import type { Autosave, AutosaveState } from '../editing/autosave.ts';

/** What a preview knows of the form it stands beside. */
export interface PreviewProps {
  /** Of the document among the dashboard's own. */
  apiUrl: string;
  /** The one that keeps its words, and how it stands. */
  autosave: Autosave | undefined;
  state: AutosaveState | undefined;
}
