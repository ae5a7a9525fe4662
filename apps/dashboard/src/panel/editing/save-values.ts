import type { FieldValues } from './field-values.ts';

/** Most that a browser sends for a page that is gone, in bytes. */
const MAX_KEEPALIVE = 60_000;

/** What became of a save. */
export interface SaveAnswer {
  /** HTTP status; 0 without a response. */
  status: number;
  doc?: FieldValues & { updatedAt: string };
  /** Why it was rejected, in words. */
  message?: string;
}

/**
 * Saves values as a draft, as Payload's autosave does. Never throws.
 * @param url of the document in its language, `/cms-api/blogs/5?locale=en`
 * @param values with the `updatedAt` of the version that they are based on
 */
export async function saveValues(
  url: string,
  values: FieldValues,
  { isLeaving = false } = {},
): Promise<SaveAnswer> {
  const body = JSON.stringify({ ...values, _status: 'draft' });
  try {
    const response = await fetch(`${url}&draft=true&autosave=true&depth=0&fallback-locale=null`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: isLeaving && new Blob([body]).size < MAX_KEEPALIVE,
    });
    const { doc, errors } = await response.json();
    return { status: response.status, doc, message: errors?.[0]?.message };
  } catch {
    return { status: 0 };
  }
}
