import { parseMultipart } from '@agency/server/multipart';
import { ApiError } from '../../api/response.ts';

/** Parses a multipart form with unique text fields. */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, string>> {
  if (!/^\s*multipart\/form-data\s*;/i.test(contentType)) {
    throw new ApiError(415, 'The message must be sent as multipart/form-data.');
  }
  const fields = new Map<string, string>();
  for (const [name, value] of await readForm(bytes, contentType)) {
    if (typeof value !== 'string' || fields.has(name)) {
      throw new ApiError(400, 'Every field must be text and come once.');
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

async function readForm(bytes: Uint8Array, contentType: string) {
  try {
    return await parseMultipart(bytes, contentType, {
      textBytes: bytes.length,
      fileBytes: bytes.length,
    });
  } catch {
    throw new ApiError(400, 'The form cannot be read.');
  }
}
