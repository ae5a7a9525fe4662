import type { Language } from './language.ts';
import { getWords } from './words.ts';

/** What Payload says otherwise than we want it: in words of its own screens, which no room of ours draws. */
export function toPayloadWords(language: Language) {
  const { payload, controls } = getWords(language);
  const { yes, no } = controls;
  // What Payload reads a ticked box as, which would be "true".
  return { ...payload, general: { ...payload.general, true: yes, false: no } };
}
