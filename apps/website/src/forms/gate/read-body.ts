/**
 * The body of a request, or why it cannot be had. Bytes are counted while they come in; what a client says of
 * their number only ends the reading sooner.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'cut'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large';
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.length;
      // The rest stays unread: cancelling would close the connection before the answer is out.
      if (size > maxBytes) return 'too-large';
      chunks.push(value);
    }
  } catch {
    return 'cut';
  }
}
