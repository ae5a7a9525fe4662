/** The id by which the button that stops the keyword banner finds it. */
export const KEYWORD_BANNER_ID = 'keyword-banner';
