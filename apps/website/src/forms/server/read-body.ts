export interface UnreadBody {
  /** Over the limit, aborted by the client, or ended by us. */
  problem: 'too-large' | 'cut' | 'ended';
  /** The bytes that were read. */
  start: Uint8Array<ArrayBuffer>;
}

/** Bytes that are read of a body whose `Content-Length` is over the limit: the fields before the file. */
const START_BYTES = 64 * 1024;
/** The slowest accepted client: 30 kB within any minute, a fifth of 2G, and half an hour in all. */
const slowest = { bytes: 30_000, seconds: 60, allSeconds: 1800 };
/** Longest time for a body of at most `START_BYTES`; the HTTP server ends a small one after 30 s. */
const SMALL_SECONDS = 40;

/**
 * Reads the body of a request and counts its bytes. A body that arrives too slowly is `ended`, and the client still gets a
 * response.
 * @param mustEnd called every second with the number of bytes received; true ends the body
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  mustEnd: (received: number) => boolean = () => false,
): Promise<Uint8Array<ArrayBuffer> | UnreadBody> {
  if (!request.body) return new Uint8Array();
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  const limit = isTooLarge ? Math.min(START_BYTES, maxBytes) : maxBytes;
  const allSeconds = limit <= START_BYTES ? SMALL_SECONDS : slowest.allSeconds;
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
  const timer = setInterval(() => {
    if (!isTooSlow() && !mustEnd(size)) return;
    isEnded = true;
    // Makes the pending read fail. Cancelling would close the connection before the response is sent.
    reader.releaseLock();
    clearInterval(timer);
  }, 1000);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      chunks.push(value);
      if (size > limit) return { problem: 'too-large', start: toBytes() };
    }
  } catch {
    return { problem: isEnded ? 'ended' : 'cut', start: toBytes() };
  } finally {
    clearInterval(timer);
  }
  return isTooLarge ? { problem: 'too-large', start: toBytes() } : toBytes();
}
