// Forms are checked in the browser too: `zod/mini` is the same library at a third of the weight.
import * as z from 'zod/mini';

/** Longest accepted values, in characters after trimming. Generous, so that only abuse meets them. */
export const fieldLimits = {
  name: 100,
  phone: 100,
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

// What somebody copies along from a page or a chat. Joiners belong to words of some scripts, but to no address.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** An e-mail address without invisible characters and without space at either end. */
export const toCleanEmail = (value: string): string => toCleanText(value.replace(INVISIBLE, ''));

/** One plain address: no display name, list, quoted part or white space. Invisible characters are taken out. */
export const emailField = z.pipe(
  text(fieldLimits.email, toCleanEmail),
  z.string().check(
    z.refine((value) => !value.endsWith('@'), problem('emailIncomplete')),
    z.refine((value) => value.endsWith('@') || ADDRESS.test(value), problem('email')),
  ),
);

/** Fewest digits of a telephone number: some internal and emergency lines have five. */
const FEWEST_DIGITS = 5;

/**
 * A telephone number as somebody writes it: any script and spelling, with a second number, an extension or a word beside it. It is
 * kept exactly as it was typed; only a text without a number in it, or with control characters, is refused.
 */
export const phoneField = z.pipe(
  z.string(problem('required')),
  z.string().check(
    z.refine((value) => value.trim() !== '', { ...problem('required'), abort: true }),
    z.maxLength(fieldLimits.phone, { ...problem('tooLong'), abort: true }),
    z.refine(
      (value) => countDigits(value) >= FEWEST_DIGITS && !/[^\P{Cc}\t]/u.test(value),
      problem('phone'),
    ),
  ),
);

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** A digit of any script as one of ours. The digits of a script follow each other in Unicode, its zero first. */
export function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The id made with a form: the same id is stored once. */
export const submissionIdSchema = z.uuid();
