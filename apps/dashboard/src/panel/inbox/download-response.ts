/** Downloads a response as a file. Returns its name. */
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
