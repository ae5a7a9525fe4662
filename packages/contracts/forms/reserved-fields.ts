/** UUID of the form. The same id is stored once. */
export const SUBMISSION_ID_FIELD = 'submissionId';

/** Honeypot: people leave it empty, bots fill it in. */
export const HONEYPOT_FIELD = 'website';

export const RETAINED_UPLOAD_FIELD = 'keptFile';

/** How long the form was filled in, in milliseconds. */
export const FILL_TIME_FIELD = 'fillTime';

/** Checkbox for marketing; its value is the text next to it. */
export const MARKETING_FIELD = 'marketing';

export const OPENING_FIELD = 'opening';

export const REFERRER_FIELD = 'referrer';

/** Marks a form on a preview, which is rejected. */
export const PREVIEW_FIELD = 'preview';

/**
 * Path that counts a visitor who begins to fill in a form: POST, without a body.
 * @param action of the form
 */
export const toStartedPath = (action: string): string => `${action.replace(/#.*$/, '')}/started`;
