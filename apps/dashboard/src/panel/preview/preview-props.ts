import type { Autosave, AutosaveState } from '../editing/autosave.ts';

/** What a preview needs of its form. */
export interface PreviewProps {
  /** Of the document among the dashboard's own. */
  apiUrl: string;
  /** Its autosave and the state of it. */
  autosave: Autosave | undefined;
  state: AutosaveState | undefined;
}
