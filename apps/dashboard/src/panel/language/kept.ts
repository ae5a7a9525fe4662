/** Where an account keeps the language somebody chose, among Payload's preferences. */
export const LANGUAGE_PREFERENCE = 'panel-language';
