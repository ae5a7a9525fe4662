import type { FieldValues } from '../../collections/editing/field-values.ts';
import { requestDashboard } from '../request-dashboard.ts';

/** Maximum body of a `keepalive` request, in bytes. */
const MAX_KEEPALIVE = 60_000;

/**
 * Saves values as a draft, as Payload's autosave does, and returns the document.
 * @param url of the document in its language, `/cms-api/blogs/5?locale=en`
 * @param values with the `updatedAt` of the version that they are based on
 * @throws {RequestError}
 */
export async function saveValues(url: string, values: FieldValues, { isLeaving = false } = {}) {
  const body = { ...values, _status: 'draft' };
  const keepalive = isLeaving && new Blob([JSON.stringify(body)]).size < MAX_KEEPALIVE;
  const { doc } = await requestDashboard<{ doc: FieldValues & { updatedAt: string } }>(
    `${url}&draft=true&autosave=true&depth=0&fallback-locale=null`,
    { method: 'PATCH', body, keepalive },
  );
  return doc;
}
