import { dashboard } from '../test.ts';

const headers = () => ({ Cookie: process.env.E2E_COOKIE ?? '', Origin: dashboard });

/** The latest version of a content document, by its name in URLs; nothing if it was never opened. */
export async function findContent(
  name: string,
): Promise<{ id: number; fields: Record<string, unknown> } | undefined> {
  const [key, language = 'en'] = name.split('--');
  const where = `where[key][equals]=${key}&where[language][equals]=${language}`;
  const address = `${dashboard}/cms-api/content?${where}&draft=true&depth=0`;
  return (await (await fetch(address, { headers: headers() })).json()).docs[0];
}

/** Opens a content document, which creates it the first time. Returns its path in the API. */
export async function openContent(name: string): Promise<string> {
  await fetch(`${dashboard}/admin/words/${name}`, { headers: headers() });
  return `/content/${(await findContent(name))?.id}`;
}

/** Resets a content document to its defaults. */
export async function resetContent(name: string): Promise<void> {
  const document = await findContent(name);
  if (!document) return;
  await fetch(`${dashboard}/cms-api/content/${document.id}`, {
    method: 'PATCH',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: {}, _status: 'published' }),
  });
}
