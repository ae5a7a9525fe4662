import type { Field, TextField } from 'payload';
import { hiddenField } from '../collections/field-visibility.ts';

const text = (name: string, description: string): Field =>
  hiddenField({ name, type: 'text', admin: { description } } satisfies TextField);

/** Metadata that the website adds to a message (panel/inbox/MessageMetadata.tsx shows it). */
export const metadataFields: Field[] = [
  hiddenField({ name: 'spamScore', type: 'number', defaultValue: 0, min: 0, max: 100 }),
  hiddenField({ name: 'spamReasons', type: 'textarea' }),
  // Start of the retention period as spam.
  hiddenField({ name: 'spamSince', type: 'date' }),
  // Consent to marketing: the text next to the checkbox, and the time.
  hiddenField({
    name: 'marketing',
    type: 'group',
    fields: [
      hiddenField({ name: 'wording', type: 'textarea' }),
      hiddenField({ name: 'at', type: 'date' }),
    ],
  }),
  hiddenField({
    name: 'context',
    type: 'group',
    fields: [
      text('page', 'Path of the page it was sent from'),
      text('referrer', 'Host of the site that led there'),
      text('source', 'utm_source'),
      text('medium', 'utm_medium'),
      text('campaign', 'utm_campaign'),
      text('term', 'utm_term'),
      text('content', 'utm_content'),
      text('click', 'Mark of an ads network: its parameter and its value'),
      text('language', 'Language of the page'),
      text('notice', 'Day of the privacy notice that was shown'),
      hiddenField({ name: 'sentAt', type: 'date' }),
    ],
  }),
];
