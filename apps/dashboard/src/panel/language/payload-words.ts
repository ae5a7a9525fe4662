import type { Language } from './language.ts';
import { getWords } from './words.ts';

/** What Payload says otherwise than we want it: in words of its own screens, which no room of ours draws. */
export function toPayloadWords(language: Language) {
  const { payload, yes, no } = getWords(language).controls;
  const { aboutToRestore, restoreThisVersion, ...general } = payload;
  // What Payload reads a ticked box as, which would be "true".
  return {
    // Nothing, and not `<No Name>`.
    general: { ...general, noLabel: '—', true: yes, false: no },
    version: { aboutToRestore, restoreThisVersion },
  };
}
