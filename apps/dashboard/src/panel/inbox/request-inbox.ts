import { toast } from '@payloadcms/ui';
import type { Translations } from '../language/get-translations.ts';
import { fetchDashboard, requestDashboard, toErrorMessage } from '../request-dashboard.ts';

type Texts = Pick<Translations<'inbox'>['texts'], 'unreachable'>;

const post = (body: object, { unreachable }: Texts) =>
  ({ method: 'POST', body, networkError: unreachable }) as const;

/**
 * Sends a request to the inbox API.
 * @throws {Error} with a message for the user
 */
export const requestInbox = <Answer>(path: string, body: object, texts: Texts): Promise<Answer> =>
  requestDashboard(`/cms-api/inbox/${path}`, post(body, texts));

/** Shows the message of an error until the user has had time to read it. */
export const showError = (error: unknown): void => void toast.error(toErrorMessage(error));

/** Saves the response to a request as a file. Returns its name. */
export async function downloadFromInbox(path: string, body: object, texts: Texts): Promise<string> {
  const response = await fetchDashboard(`/cms-api/inbox/${path}`, post(body, texts));
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const [, name = 'file'] = /filename="(.+)"/.exec(disposition) ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
  return name;
}
