// Forms are checked in the browser too: `zod/mini` is the same library at a third of the weight.
import * as z from 'zod/mini';

/** Longest accepted values, in characters after trimming. Generous, so that only abuse meets them. */
export const fieldLimits = {
  name: 100,
  phone: 60,
  email: 254,
  line: 200,
  message: 5000,
} as const;

// Control characters say nothing to a reader and break exports; bidirectional overrides can disguise text.
// Line breaks and tabs stay in messages.
const CONTROL = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

// No language puts as many marks on one letter. Putting them in order takes a time that grows with their square.
const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * Unicode NFC, `\n` line ends, no control characters, no space at either end. Lone surrogates become U+FFFD. A text
 * with more than 30 marks on one letter is not put into NFC.
 */
export function toCleanText(value: string): string {
  const text = value.toWellFormed();
  const normal = TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
  return normal.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/** Why a value was refused: the key of the sentence shown to the visitor. */
export type FieldProblem = 'required' | 'tooLong' | 'email' | 'emailIncomplete' | 'phone';

const problem = (name: FieldProblem) => ({ error: name });

// Something that can be seen: not only spaces, and marks that join or direct letters.
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** A required text: cleaned first, then measured. */
function text(max: number, toClean: (value: string) => string) {
  return z.pipe(
    z.pipe(z.string(problem('required')), z.transform(toClean)),
    z.string().check(
      z.refine((value) => VISIBLE.test(value), problem('required')),
      z.maxLength(max, problem('tooLong')),
    ),
  );
}

/** A required text of one line. */
export function textLine(max: number) {
  return text(max, (value) => toCleanText(value).replace(/\s+/g, ' '));
}

/** A required text of several lines. */
export function textBlock(max: number) {
  return text(max, toCleanText);
}

// Names between single dots on both sides of the @; the last one has two letters or more.
const ADDRESS =
  /^[^\s@"<>(),:;[\]\\.]+(?:\.[^\s@"<>(),:;[\]\\.]+)*@(?:[^\s@"<>(),:;[\]\\.]+\.)+[^\s@"<>(),:;[\]\\.]{2,}$/;

/** One plain address: no display name, list, quoted part or white space. */
export const emailField = z.pipe(
  textLine(fieldLimits.email),
  z.string().check(
    z.refine((value) => !value.endsWith('@'), problem('emailIncomplete')),
    z.refine((value) => value.endsWith('@') || ADDRESS.test(value), problem('email')),
  ),
);

// Digits of any script, spaces and hyphens that break lines or do not, and the marks that keep a number readable
// from left to right among Arabic words. No line break and no control character.
const PHONE =
  /^[+\p{Nd}\p{Zs}\t().\-/*#,;\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0B\uFF0D\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/u;

/** What stands before an extension. */
const EXTENSION =
  /(?:extension|ext|داخلي|تحويلة|x|#)[\p{Zs}\t.:]*(?=[\p{Nd}\u200E\u200F\u202A-\u202E\u2066-\u2069]+\P{L}*$)/iu;

/** Splits a number from its extension. */
function splitPhone(phone: string): [number: string, extension: string] {
  const mark = EXTENSION.exec(phone);
  return mark
    ? [phone.slice(0, mark.index), phone.slice(mark.index + mark[0].length)]
    : [phone, ''];
}

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

function isPhone(phone: string): boolean {
  const [number, extension] = splitPhone(phone);
  const digits = countDigits(number);
  const isNumber = digits >= 5 && digits <= 20 && PHONE.test(number);
  return isNumber && (extension === '' || (countDigits(extension) <= 8 && PHONE.test(extension)));
}

/**
 * A phone number in any national or international spelling, in Arabic and Persian digits, too, with or without an
 * extension: 5 to 20 digits. It is kept exactly as it was typed.
 */
export const phoneField = z.pipe(
  z.string(problem('required')),
  z.string().check(
    z.refine((value) => value.trim() !== '', { ...problem('required'), abort: true }),
    z.maxLength(fieldLimits.phone, { ...problem('tooLong'), abort: true }),
    z.refine(isPhone, problem('phone')),
  ),
);

/**
 * The number that a telephone dials: ASCII digits, with a plus sign where the number is international. The extension
 * and the zero that is left out from abroad (`+44 (0)20`) are not part of it.
 */
export function toDialable(phone: string): string {
  const [number] = splitPhone(phone);
  const plain = number.replace(/\p{Nd}/gu, toAsciiDigit).replaceAll('\uFF0B', '+');
  const isInternational = /^[^\d+]*\+/.test(plain);
  const digits = (isInternational ? plain.replace('(0)', '') : plain).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}

/** A digit of any script as one of ours. The digits of a script follow each other in Unicode, its zero first. */
export function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The id made with a form: the same id is stored once. */
export const submissionIdSchema = z.uuid();
