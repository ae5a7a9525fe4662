/** Thrown if a body is longer than its limit. */
export class BodyTooLongError extends Error {
  override name = 'BodyTooLongError';
}

/**
 * Reads a whole body. It counts bytes while they arrive, because a `Content-Length` may be wrong.
 * @throws {BodyTooLongError} or the error of the stream
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
