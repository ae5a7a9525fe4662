/** A body that was not read to its end. */
export interface UnreadBody {
  problem: 'too-large' | 'cut' | 'ended';
  /** What was read of it. */
  start: Uint8Array<ArrayBuffer>;
}

/** Of a body that says itself that it is too large, so much is read: the fields before the file. */
const startBytes = 64 * 1024;

/**
 * Slowest sender that is waited for: 20 kB a second within any half minute, and as long as the largest body takes at
 * that speed in all.
 */
const slowest = { bytesPerSecond: 20_000, seconds: 30, allSeconds: 345 };

/**
 * The body of a request, or why it cannot be had. Bytes are counted while they come in; what a client says of
 * their number only ends the reading sooner.
 * @param mustEnd asked every second whether others need the place of this one; then it is `ended`
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  mustEnd: () => boolean = () => false,
): Promise<Uint8Array<ArrayBuffer> | UnreadBody> {
  if (!request.body) return new Uint8Array();
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  const most = isTooLarge ? Math.min(startBytes, maxBytes) : maxBytes;
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const toBytes = () => Buffer.concat(chunks, size);
  // What had come in after each second.
  const sizes = [0];
  let isTooSlow = false;
  let isEnded = false;
  const watch = setInterval(() => {
    sizes.push(size);
    const before = sizes.at(-1 - slowest.seconds);
    isTooSlow =
      sizes.length > slowest.allSeconds ||
      (before !== undefined && size - before < slowest.bytesPerSecond * slowest.seconds);
    if (isTooSlow) reader.cancel().catch(() => undefined);
    else if (mustEnd()) {
      isEnded = true;
      // What waits for more fails. The rest stays unread, so that the answer still reaches the sender.
      reader.releaseLock();
    }
  }, 1000);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      chunks.push(value);
      // The rest stays unread: cancelling would close the connection before the answer is out.
      if (size > most) return { problem: 'too-large', start: toBytes() };
    }
  } catch {
    return { problem: isEnded ? 'ended' : 'cut', start: toBytes() };
  } finally {
    clearInterval(watch);
  }
  if (isTooSlow) return { problem: 'cut', start: toBytes() };
  return isTooLarge ? { problem: 'too-large', start: toBytes() } : toBytes();
}
