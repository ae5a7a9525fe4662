/** Saves an answer as a file, under the name it brings. Returns the name. */
export async function saveFile(answer: Response): Promise<string> {
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  const [, name = 'file'] = /filename="(.+)"/.exec(disposition) ?? [];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
  return name;
}
