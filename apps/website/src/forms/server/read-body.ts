/** A body that was not read to its end: over the limit, aborted by the client, or ended by us. */
export interface UnreadBody {
  problem: 'too-large' | 'cut' | 'ended';
  /** The bytes that were read. */
  start: Uint8Array<ArrayBuffer>;
}

/** Bytes that are read of a body whose `Content-Length` is over the limit: the fields before the file. */
const START_BYTES = 64 * 1024;

/**
 * The slowest client that is accepted while no other waits: 30 kB within any minute, which is a fifth of what 2G
 * transfers, and half an hour in all.
 */
const slowest = { bytes: 30_000, seconds: 60, allSeconds: 1800 };

/**
 * Seconds that a body of at most `START_BYTES` may take. The HTTP server ends one whose `Content-Length` says that it is
 * small after 30 s, without rendering a page.
 */
const SMALL_SECONDS = 40;

/**
 * Reads the body of a request. Bytes are counted as they arrive; `Content-Length` only ends the reading sooner. A body
 * that arrives too slowly is `ended`, so that the client still gets a response.
 * @param mustEnd called every second with the number of bytes received; true ends the body for others that wait
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
  // Bytes received after each of the last seconds.
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
    // The pending read fails. The rest stays unread, so that the response still reaches the client.
    reader.releaseLock();
    clearInterval(watch);
  }, 1000);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      chunks.push(value);
      // The rest stays unread: cancelling would close the connection before the response is sent.
      if (size > most) return { problem: 'too-large', start: toBytes() };
    }
  } catch {
    return { problem: isEnded ? 'ended' : 'cut', start: toBytes() };
  } finally {
    clearInterval(watch);
  }
  return isTooLarge ? { problem: 'too-large', start: toBytes() } : toBytes();
}
