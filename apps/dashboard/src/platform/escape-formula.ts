// What a spreadsheet takes for the beginning of a formula, in the wide forms of East Asian keyboards, too, and behind
// letters that nobody sees.
const FORMULA = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/u;

/** A text as a spreadsheet's cell: what would be calculated gets an apostrophe before it and stays text. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
