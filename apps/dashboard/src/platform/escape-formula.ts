// Start of a formula, also in full-width forms and after invisible characters.
const FORMULA = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/u;

/** Prefixes a formula with an apostrophe, so that it stays text. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
