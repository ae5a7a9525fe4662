// The browser checks forms too, and `zod/mini` has a third of the size.
import * as z from 'zod/mini';

/** Longest values, in characters after trimming. */
export const fieldLimits = {
  name: 100,
  phone: 100,
  email: 254,
  line: 200,
  link: 500,
  message: 5000,
} as const;

// Control characters break exports, and bidirectional overrides can disguise text. Line breaks and tabs stay.
const CONTROL = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

// NFC needs quadratic time for marks on one letter. No language has so many.
const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * Normalises a typed text: NFC, `\n` line ends, no control characters, trimmed. Lone surrogates become U+FFFD. A text with
 * more than 30 marks on one letter does not become NFC.
 */
export function toCleanText(value: string): string {
  const text = value.toWellFormed();
  const normal = TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
  return normal.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/** Why a value is invalid: the key of the message to the visitor. */
export type FieldProblem = 'required' | 'tooLong' | 'email' | 'emailIncomplete' | 'phone' | 'url';

const problem = (name: FieldProblem) => ({ error: name });

// A visible character.
const VISIBLE = /[^\p{Z}\p{C}]/u;

function text(max: number, toClean: (value: string) => string) {
  return z.pipe(
    z.pipe(z.string(problem('required')), z.transform(toClean)),
    z.string().check(
      z.refine((value) => VISIBLE.test(value), problem('required')),
      z.maxLength(max, problem('tooLong')),
    ),
  );
}

/** The same in one line. */
export const toTextLine = (value: string): string => toCleanText(value).replace(/\s+/g, ' ');

export const textLine = (max: number) => text(max, toTextLine);

/** A required text of several lines. */
export const textBlock = (max: number) => text(max, toCleanText);

// Dot-separated names on both sides of the @. `z.email()` rejects letters other than ASCII.
const ADDRESS =
  /^[^\s@"<>(),:;[\]\\.]+(?:\.[^\s@"<>(),:;[\]\\.]+)*@(?:[^\s@"<>(),:;[\]\\.]+\.)+[^\s@"<>(),:;[\]\\.]{2,}$/;

// Characters that are copied along from a page or a chat.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

/** One e-mail address, without display name, quoted part or white space. Invisible characters are removed. */
export const emailField = z.pipe(
  text(fieldLimits.email, (value) => toCleanText(value.replace(INVISIBLE, ''))),
  z.string().check(
    z.refine((value) => !value.endsWith('@'), problem('emailIncomplete')),
    z.refine((value) => value.endsWith('@') || ADDRESS.test(value), problem('email')),
  ),
);

/** An optional https URL; one without its scheme gets it. Empty is the same as none. */
export const linkField = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(
        (value) => toCleanText(value).replace(/^(?![a-z]+:|$)/i, 'https://') || undefined,
      ),
    ),
    z.optional(
      z
        .url({ protocol: /^https$/, hostname: /\../, ...problem('url') })
        .check(z.maxLength(fieldLimits.link, problem('tooLong'))),
    ),
  ),
);

/** Some internal and emergency numbers have five digits. */
const MIN_DIGITS = 5;

/** A telephone number in any script and spelling, also with a second number, an extension or a word. It is stored as typed. */
export const phoneField = z.pipe(
  z.string(problem('required')),
  z.string().check(
    z.refine((value) => value.trim() !== '', { ...problem('required'), abort: true }),
    z.maxLength(fieldLimits.phone, { ...problem('tooLong'), abort: true }),
    z.refine(
      (value) => countDigits(value) >= MIN_DIGITS && !/[^\P{Cc}\t]/u.test(value),
      problem('phone'),
    ),
  ),
);

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Id of a form. The same id is stored once. */
export const submissionIdSchema = z.uuid();
