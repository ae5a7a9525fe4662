/** A body is longer than its reader takes. */
export class BodyTooLongError extends Error {
  override name = 'BodyTooLongError';
}

/**
 * Reads a body to its end. Bytes are counted while they arrive: what is said of their number is not believed.
 * @param maxBytes most bytes that are read; the rest is given up
 * @throws {BodyTooLongError} and whatever breaks the body off
 */
export async function readBoundedBody(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLongError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
