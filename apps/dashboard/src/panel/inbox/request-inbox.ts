import { fetchDashboard, requestDashboard } from '../request-dashboard.ts';

/**
 * Sends a request to the inbox API.
 * @throws {Error} with a message for the user
 */
export const requestInbox = <Result>(path: string, body: object): Promise<Result> =>
  requestDashboard(`/cms-api/inbox/${path}`, { method: 'POST', body });

/** Saves the response to a request as a file. Returns its name. */
export async function downloadFromInbox(path: string, body: object): Promise<string> {
  const response = await fetchDashboard(`/cms-api/inbox/${path}`, { method: 'POST', body });
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const [, name = 'file'] = /filename="(.+)"/.exec(disposition) ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
  return name;
}
