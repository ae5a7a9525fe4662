import { fillPlaceholders } from '@agency/content/placeholders';

/** Text of a rejection mail with placeholders `{name}`, `{position}` and `{brand}`. */
export interface RejectionText {
  subject: string;
  text: string;
}

/** Values of the placeholders. */
export type RejectionPlaceholders = Record<'name' | 'position' | 'brand', string>;

/** Fills the placeholders. Unknown ones stay. */
export const fillRejectionText = (
  { subject, text }: RejectionText,
  facts: RejectionPlaceholders,
): RejectionText => ({
  subject: fillPlaceholders(subject, facts),
  text: fillPlaceholders(text, facts),
});
