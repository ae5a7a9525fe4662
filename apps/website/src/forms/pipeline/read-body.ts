/** A body that was not read to its end. */
export interface UnreadBody {
  problem: 'too-large' | 'cut' | 'ended';
  /** What was read of it. */
  start: Uint8Array<ArrayBuffer>;
}

/** Of a body that says itself that it is too large, so much is read: the fields before the file. */
const START_BYTES = 64 * 1024;

/**
 * Slowest sender that is waited for while nobody else needs its place: 30 kB within any minute, which is a fifth of
 * what 2G brings, and half an hour in all.
 */
const slowest = { bytes: 30_000, seconds: 60, allSeconds: 1800 };

/**
 * Seconds in which a body has to be in of which no more than `START_BYTES` are read. The HTTP server gives up one that says that
 * it is small after 30 s, without rendering a page.
 */
const SMALL_SECONDS = 40;

/**
 * The body of a request, or why it cannot be had. Bytes are counted while they come in; what a client says of
 * their number only ends the reading sooner. What comes too slowly is `ended`, so that the sender still gets an answer.
 * @param mustEnd asked every second, with the bytes that are in, whether others need the place of this one; then it is
 * `ended`, too
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  mustEnd: (received: number) => boolean = () => false,
): Promise<Uint8Array<ArrayBuffer> | UnreadBody> {
  if (!request.body) return new Uint8Array();
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  const most = isTooLarge ? Math.min(START_BYTES, maxBytes) : maxBytes;
  const allSeconds = most <= START_BYTES ? SMALL_SECONDS : slowest.allSeconds;
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const toBytes = () => Buffer.concat(chunks, size);
  // What had come in after each of the last seconds.
  const sizes = [0];
  let seconds = 0;
  let isEnded = false;
  const isTooSlow = () => {
    seconds += 1;
    sizes.push(size);
    if (seconds >= allSeconds) return true;
    if (sizes.length <= slowest.seconds) return false;
    return size - (sizes.shift() ?? 0) < slowest.bytes;
  };
  const watch = setInterval(() => {
    if (!isTooSlow() && !mustEnd(size)) return;
    isEnded = true;
    // What waits for more fails. The rest stays unread, so that the answer still reaches the sender.
    reader.releaseLock();
    clearInterval(watch);
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
  return isTooLarge ? { problem: 'too-large', start: toBytes() } : toBytes();
}
