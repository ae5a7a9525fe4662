/** What was typed, by field. */
export type FieldValues = Record<string, string>;

const readers: Record<string, (bytes: Uint8Array<ArrayBuffer>, type: string) => Entries> = {
  'application/x-www-form-urlencoded': (bytes) =>
    new URLSearchParams(new TextDecoder().decode(bytes)),
  'application/json': (bytes) => toEntries(JSON.parse(new TextDecoder().decode(bytes))),
  'multipart/form-data': (bytes, type) =>
    new Response(bytes, { headers: { 'Content-Type': type } }).formData(),
};

type Entries = Iterable<[string, unknown]> | Promise<Iterable<[string, unknown]>>;

/** Whether a body of this content type is read at all. */
export function isReadable(contentType: string | null): contentType is string {
  return Object.hasOwn(readers, toName(contentType));
}

/**
 * The named fields of a body. Fields nobody asked for are ignored (browsers and their extensions add some);
 * a field that comes twice or is no text makes the whole body unreadable.
 * @returns nothing when the body is unreadable
 */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  names: readonly string[],
): Promise<FieldValues | undefined> {
  const values = new Map<string, string>();
  try {
    for (const [name, value] of (await readers[toName(contentType)]?.(bytes, contentType)) ?? []) {
      if (!names.includes(name) || value === null) continue;
      if (typeof value !== 'string' || values.has(name)) return undefined;
      values.set(name, value);
    }
  } catch {
    return undefined;
  }
  return Object.fromEntries(values);
}

function toEntries(body: unknown): [string, unknown][] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError('not an object');
  }
  return Object.entries(body);
}

function toName(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
