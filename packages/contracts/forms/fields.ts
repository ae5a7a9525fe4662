import * as z from 'zod';

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
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const CONTROL =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Unicode NFC, `\n` line ends, no control characters, no space at either end. Lone surrogates become U+FFFD. */
export function toCleanText(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/** Why a value was refused: the key of the sentence shown to the visitor. */
export type FieldProblem = 'required' | 'tooLong' | 'email' | 'emailIncomplete' | 'phone';

const problem = (name: FieldProblem) => ({ error: name });

/** A required text of one line. */
export function textLine(max: number) {
  return z
    .string(problem('required'))
    .transform((value) => toCleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, problem('required')).max(max, problem('tooLong')));
}

/** A required text of several lines. */
export function textBlock(max: number) {
  return z
    .string(problem('required'))
    .transform(toCleanText)
    .pipe(z.string().min(1, problem('required')).max(max, problem('tooLong')));
}

/** One plain address: no display name, list, quoted part or white space. */
export const emailField = textLine(fieldLimits.email).pipe(
  z
    .string()
    .refine((value) => !/@$/.test(value), problem('emailIncomplete'))
    .refine(
      (value) =>
        /@$/.test(value) ||
        /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\]+\.[^\s@"<>(),:;[\]\\.]{2,}$/.test(value),
      problem('email'),
    ),
);

/** A phone number in any national or international spelling, Arabic digits included: 5 to 20 digits. */
export const phoneField = textLine(fieldLimits.phone).pipe(
  z.string().refine((value) => {
    const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
    return digits >= 5 && digits <= 20 && /^[+\p{Nd}\s().\-/x#*]+$/u.test(value);
  }, problem('phone')),
);

/** The id made with a form: the same id is stored once. */
export const submissionIdSchema = z.uuid();
