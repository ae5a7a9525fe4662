import { HONEYPOT_FIELD } from '@agency/contracts';
import { type Refusal, toRefusal } from '../outcome.ts';
import type { IdentifiedForm } from '../submission.ts';

/** Refuses what filled in the field that people do not see. */
export function checkHoneypot(identified: IdentifiedForm): IdentifiedForm | Refusal {
  const { honeypot, words, kept } = identified;
  if (!honeypot) return identified;
  const sentence = words.refusals.honeypot;
  return toRefusal(422, sentence, { ...kept, fields: { [HONEYPOT_FIELD]: sentence } });
}
