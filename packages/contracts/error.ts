import * as z from 'zod';

/** Body of every 4xx and 5xx response of the dashboard. */
export const errorBodySchema = z.object({
  message: z.string().describe('What went wrong, in words'),
});

const text = z.string().optional().catch(undefined);
const looseSchema = z.object({ message: text, error: text });

/** The message of an error response (docs/product.md, section 6). @param byDefault if it has none */
export function toErrorMessage(body: unknown, byDefault = 'Unknown error'): string {
  const { data } = looseSchema.safeParse(body);
  return data?.message || data?.error || byDefault;
}

export type ErrorBody = z.infer<typeof errorBodySchema>;
