import * as z from 'zod';

/** Body of every 4xx and 5xx answer of the dashboard. */
export const errorBodySchema = z.object({
  message: z.string().describe('What went wrong, in words'),
});

/** Whether a failed answer says in words what went wrong, as this contract's hosts do. */
export const hasErrorMessage = (body: unknown): boolean => toErrorMessage(body) !== UNKNOWN;

const UNKNOWN = 'Unknown error';

/** The message of an answer that failed, read as docs/product.md, section 6, says: `message`, else `error`, else 'Unknown error'. */
export function toErrorMessage(body: unknown): string {
  const parsed = z
    .object({
      message: z.string().optional().catch(undefined),
      error: z.string().optional().catch(undefined),
    })
    .safeParse(body);
  return (parsed.success && (parsed.data.message || parsed.data.error)) || UNKNOWN;
}

export type ErrorBody = z.infer<typeof errorBodySchema>;
