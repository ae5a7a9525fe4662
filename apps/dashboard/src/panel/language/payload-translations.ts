import type { Language } from './language.ts';
import { getTexts } from './texts.ts';

/** Our replacements of Payload's own translations. */
export function toPayloadTranslations(language: Language) {
  const { payload, controls } = getTexts(language);
  const { yes, no } = controls;
  // Payload shows a checked box as "true".
  return { ...payload, general: { ...payload.general, true: yes, false: no } };
}
