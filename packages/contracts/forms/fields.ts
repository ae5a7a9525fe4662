// Forms are checked in the browser too: `zod/mini` is the same library at a third of the weight.
import * as z from 'zod/mini';

/** Longest accepted values, in characters after trimming. Generous, so that only abuse meets them. */
export const fieldLimits = {
  name: 100,
  phone: 40,
  email: 254,
  line: 200,
  message: 5000,
} as const;

// Control characters say nothing to a reader and break exports; bidirectional overrides can disguise text.
// Line breaks and tabs stay in messages.
const CONTROL = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Unicode NFC, `\n` line ends, no control characters, no space at either end. Lone surrogates become U+FFFD. */
export function toCleanText(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/** Why a value was refused: the key of the sentence shown to the visitor. */
export type FieldProblem = 'required' | 'tooLong' | 'email' | 'emailIncomplete' | 'phone';

const problem = (name: FieldProblem) => ({ error: name });

/** A required text: cleaned first, then measured. */
function text(max: number, toClean: (value: string) => string) {
  return z.pipe(
    z.pipe(z.string(problem('required')), z.transform(toClean)),
    z.string().check(z.minLength(1, problem('required')), z.maxLength(max, problem('tooLong'))),
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

const ADDRESS = /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\]+\.[^\s@"<>(),:;[\]\\.]{2,}$/;

/** One plain address: no display name, list, quoted part or white space. */
export const emailField = z.pipe(
  textLine(fieldLimits.email),
  z.string().check(
    z.refine((value) => !value.endsWith('@'), problem('emailIncomplete')),
    z.refine((value) => value.endsWith('@') || ADDRESS.test(value), problem('email')),
  ),
);

/** A phone number in any national or international spelling, Arabic digits included: 5 to 20 digits. */
export const phoneField = z.pipe(
  textLine(fieldLimits.phone),
  z.string().check(
    z.refine((value) => {
      const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
      return digits >= 5 && digits <= 20 && /^[+\p{Nd}\s().\-/x#*]+$/u.test(value);
    }, problem('phone')),
  ),
);

/** The id made with a form: the same id is stored once. */
export const submissionIdSchema = z.uuid();
