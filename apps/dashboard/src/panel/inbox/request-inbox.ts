import type { Translations } from '../language/get-translations.ts';

/** What is said where the dashboard itself says nothing. */
export type RequestErrors = Pick<Translations<'inbox'>['texts'], 'unreachable' | 'failed'>;

/** Asks the inbox for something. @throws {Error} with a sentence for whoever asked */
export async function requestInbox(
  path: string,
  body: unknown,
  lost: RequestErrors,
): Promise<Response> {
  const response = await fetch(`/cms-api/inbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(lost.unreachable);
  });
  if (response.ok) return response;
  const { message } = await response.json().catch(() => ({ message: undefined }));
  throw new Error(message ?? lost.failed);
}

/** What somebody is told who did something that failed. */
export const toErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
