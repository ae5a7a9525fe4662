import { type Refusal, toRefusal } from '../outcome.ts';
import type { IdentifiedForm } from '../submission.ts';

/** Refuses a form of a preview: whoever tries one there sends nobody a message. */
export const refusePreview = (identified: IdentifiedForm): IdentifiedForm | Refusal =>
  identified.isPreview
    ? toRefusal(403, identified.words.refusals.preview, { ...identified.kept, isPreview: true })
    : identified;
