import type { Field, TextField } from 'payload';
import { unseen } from '../field-looks.ts';

const text = (name: string, description: string): Field =>
  unseen({ name, type: 'text', admin: { description } } satisfies TextField);

/** What the website says of a message beside what was typed. It is shown beside the letter (panel/inbox/MessageAbout.tsx). */
export const aboutFields: Field[] = [
  unseen({ name: 'spamScore', type: 'number', defaultValue: 0, min: 0, max: 100 }),
  unseen({ name: 'spamReasons', type: 'textarea' }),
  // When it was put aside: from then on its time as spam counts.
  unseen({ name: 'spamSince', type: 'date' }),
  // Consent to marketing, where it was given: the words that stood beside the box, and when.
  unseen({
    name: 'marketing',
    type: 'group',
    fields: [unseen({ name: 'wording', type: 'textarea' }), unseen({ name: 'at', type: 'date' })],
  }),
  unseen({
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
      unseen({ name: 'sentAt', type: 'date' }),
    ],
  }),
];
