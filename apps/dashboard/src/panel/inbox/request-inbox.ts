import type { Translations } from '../language/get-translations.ts';

/** Error messages if the response has none. */
export type RequestErrors = Pick<Translations<'inbox'>['texts'], 'unreachable' | 'failed'>;

/** Sends a request to the inbox API. @throws {Error} with a message for the user */
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

/** The message of an error. */
export const toErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
