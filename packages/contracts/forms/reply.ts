import * as z from 'zod/mini';

const reference = z.string().check(z.minLength(1), z.describe('Reference of the stored message'));

/** The JSON response of every form. */
export const formReplySchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    reference,
    withdraw: z.optional(
      z
        .string()
        .check(z.describe('Path of the page that withdraws the message, if that is possible')),
    ),
    answerBy: z.optional(
      z.string().check(z.describe('Day of the week by which it is answered, in words')),
    ),
  }),
  z.object({
    ok: z.literal(false),
    message: z.string().check(z.describe('What went wrong, for the visitor')),
    fields: z
      .record(z.string(), z.string())
      .check(z.describe('Field name → error message, if any')),
  }),
]);

/** Response of the dashboard's intake: 201 the first time, 200 with the same reference again. */
export const intakeReplySchema = z.object({
  ok: z.literal(true),
  reference,
  withdraw: z.optional(
    z.string().check(z.describe('Token that withdraws an application (docs/forms-and-privacy.md)')),
  ),
});

/** `detail` is the shortened error message of the endpoint, for the browser's console; never personal. */
export type FormReply = z.infer<typeof formReplySchema> & { detail?: string };
export type IntakeReply = z.infer<typeof intakeReplySchema>;
