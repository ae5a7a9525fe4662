import * as z from 'zod';

/** Body of every 4xx and 5xx response of the dashboard. */
export const errorBodySchema = z.object({
  message: z.string().describe('What went wrong, in words'),
});

/** Whether a response has the error message that the contract demands. */
export const hasErrorMessage = (body: unknown): boolean => toErrorMessage(body) !== UNKNOWN;

const UNKNOWN = 'Unknown error';
const text = z.string().optional().catch(undefined);
const looseSchema = z.object({ message: text, error: text });

/** The message of an error response (docs/product.md, section 6). */
export function toErrorMessage(body: unknown): string {
  const { data } = looseSchema.safeParse(body);
  return data?.message || data?.error || UNKNOWN;
}

export type ErrorBody = z.infer<typeof errorBodySchema>;
