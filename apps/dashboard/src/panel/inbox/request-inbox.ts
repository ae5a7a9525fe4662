import { toast } from '@payloadcms/ui';
import type { Translations } from '../language/get-translations.ts';

/**
 * Sends a request to the inbox API.
 * @param texts have the error messages if the response has none
 * @throws {Error} with a message for the user
 */
export async function requestInbox(
  path: string,
  body: unknown,
  texts: Pick<Translations<'inbox'>['texts'], 'unreachable' | 'failed'>,
): Promise<Response> {
  const response = await fetch(`/cms-api/inbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(texts.unreachable);
  });
  if (response.ok) return response;
  const { message } = await response.json().catch(() => ({ message: undefined }));
  throw new Error(message ?? texts.failed);
}

/** The message of an error. */
export const toErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Shows the message of an error until the user has had time to read it. */
export const showError = (error: unknown): void => void toast.error(toErrorMessage(error));

/** Saves a response as a file. Returns its name. */
export async function downloadResponse(response: Response): Promise<string> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const [, name = 'file'] = /filename="(.+)"/.exec(disposition) ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
  return name;
}
