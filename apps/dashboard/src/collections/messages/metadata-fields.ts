import type { Field, TextField } from 'payload';
import { hiddenField } from '../field-visibility.ts';

const text = (name: string, description: string): Field =>
  hiddenField({ name, type: 'text', admin: { description } } satisfies TextField);

/** What the website says of a message beside what was typed. It is shown beside the letter (panel/inbox/MessageAbout.tsx). */
export const metadataFields: Field[] = [
  hiddenField({ name: 'spamScore', type: 'number', defaultValue: 0, min: 0, max: 100 }),
  hiddenField({ name: 'spamReasons', type: 'textarea' }),
  // When it was put aside: from then on its time as spam counts.
  hiddenField({ name: 'spamSince', type: 'date' }),
  // Consent to marketing, where it was given: the words that stood beside the box, and when.
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
