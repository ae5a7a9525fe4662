import type { SavingState } from './saver.ts';
import { toClock } from './when.ts';

/** How it stands with what is typed, in a few words. */
export function SavingLine({ state }: { state: SavingState }) {
  switch (state.kind) {
    case 'saved':
      return (
        <span className="saving-state">
          {state.at ? `Saved at ${toClock(state.at)}` : 'Nothing changed yet'}
        </span>
      );
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
