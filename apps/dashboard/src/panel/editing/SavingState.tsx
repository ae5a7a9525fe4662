'use client';

import { useKeeping } from './use-keeping.ts';
import { useSaver } from './use-saver.ts';
import { toClock } from './when.ts';

/** Says beside the buttons how it stands with what is typed, and keeps it. */
export function SavingState() {
  const { saver, state } = useSaver(useKeeping());
  if (!saver || !state) return null;
  switch (state.kind) {
    case 'saved':
      return <span className="saving-state">Saved at {toClock(state.at)}</span>;
    case 'unsaved':
      return <span className="saving-state">Not saved yet</span>;
    case 'saving':
      return <span className="saving-state">Saving…</span>;
    case 'conflict':
      return <span className="saving-state saving-state--failed">Waits for your choice</span>;
    // Why, and what can be done, stands above the form: there is room on a phone, too.
    case 'failed':
      return <span className="saving-state saving-state--failed">Could not be saved</span>;
  }
}
