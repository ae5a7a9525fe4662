// Fields every form may bring beside its own.

/** Field of the id made with a form, a UUID: the same id is stored once. */
export const SUBMISSION_ID_FIELD = 'submissionId';

/** Honeypot: a field that people leave empty and programs fill in. */
export const HONEYPOT_FIELD = 'website';

/** Field of the token that stands for a file which was accepted before. */
export const RETAINED_UPLOAD_FIELD = 'keptFile';

/** Field in which the form's script says how long it was being filled in, in milliseconds. */
export const FILL_TIME_FIELD = 'fillTime';

/** Field of the box for marketing; when it is ticked, the words that stood beside it. */
export const MARKETING_FIELD = 'marketing';

/** Field of the opening an application is for: its slug. */
export const OPENING_FIELD = 'opening';

/** Field in which the form's script says which other host led to the page. */
export const REFERRER_FIELD = 'referrer';

/** Said by a form that stands on a preview: it is refused, so that trying it sends nobody a message. */
export const PREVIEW_FIELD = 'preview';
