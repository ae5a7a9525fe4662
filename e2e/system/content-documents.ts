import { dashboard } from '../test.ts';

const headers = () => ({ Cookie: process.env.E2E_COOKIE ?? '', Origin: dashboard });

/** The latest version of a content document, by its name. */
export async function findContent(
  name: string,
): Promise<{ id: number; fields: Record<string, unknown> } | undefined> {
  const [key, language = 'en'] = name.split('--');
  const where = `where[key][equals]=${key}&where[language][equals]=${language}`;
  const address = `${dashboard}/cms-api/content?${where}&draft=true&depth=0`;
  return (await (await fetch(address, { headers: headers() })).json()).docs[0];
}

/** The path of a content document in the API, and below `/admin/collections`. */
export const toContentPath = async (name: string): Promise<string> =>
  `/content/${(await findContent(name))?.id}`;

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
