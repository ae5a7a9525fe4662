import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toClock } from '../language/times.ts';
import type { AutosaveState } from './autosave.ts';

/** The status of the autosave as text. */
export function AutosaveStatusText({ state }: { state: AutosaveState }) {
  const {
    language,
    texts: { saving },
    t,
  } = useTranslations('editing');
  switch (state.kind) {
    case 'saved':
      return (
        <span className="saving-state">
          {state.at ? t(saving.saved, { time: toClock(state.at, language) }) : saving.unchanged}
        </span>
      );
    case 'unsaved':
      return <span className="saving-state">{saving.unsaved}</span>;
    case 'saving':
      return <span className="saving-state">{saving.saving}</span>;
    case 'conflict':
      return <span className="saving-state saving-state--failed">{saving.conflict}</span>;
    // The reason is in a notice above the form, where phones have space.
    case 'failed':
      return <span className="saving-state saving-state--failed">{saving.failed}</span>;
  }
}
