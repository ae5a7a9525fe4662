import { createReason } from '../../panel/language/errors.ts';
import { BROKEN, type ByteSource, type ContainerInfo, FilmError, MAX_PARTS } from './container.ts';

const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const;

/** Maximum size of an element that is parsed, in bytes. Elements before the media data are small. */
const MAX_HEAD = 64 * 1024;

/** An element of a Matroska file; `from` and `to` enclose its content. */
interface Element {
  id: number;
  from: number;
  to: number;
}

/**
 * Reads the metadata of a WebM file; nothing if it is another format. Reads only up to the first cluster.
 * @throws {FilmError} if it cannot be shown
 */
export async function readWebm(bytes: ByteSource): Promise<ContainerInfo | undefined> {
  const start = await bytes.read(0, 4);
  if (start.length < 4 || start.readUInt32BE(0) !== ids.head) return undefined;
  const head = await readElement(bytes, 0, bytes.size);
  if (!head) throw new FilmError(BROKEN);
  const docType = (await list(bytes, head)).find(({ id }) => id === ids.docType);
  if (!docType || (await readText(bytes, docType)) !== 'webm') {
    throw new FilmError(createReason(({ film }) => film.matroska));
  }
  const segment = await readElement(bytes, head.to, bytes.size);
  if (segment?.id !== ids.segment) throw new FilmError(BROKEN);
  let length: number | undefined;
  let hasPicture = false;
  let at = segment.from;
  for (let left = MAX_PARTS; left > 0 && at < segment.to; left -= 1) {
    const element = await readElement(bytes, at, segment.to);
    if (!element || element.id === ids.cluster) break;
    if (element.id === ids.info) length = await readLength(bytes, element);
    if (element.id === ids.tracks) hasPicture = await findPicture(bytes, element);
    at = element.to;
  }
  if (!hasPicture) throw new FilmError(createReason(({ film }) => film.soundOrDamaged));
  return { extension: 'webm', length: length ?? 0 };
}

async function readLength(bytes: ByteSource, info: Element): Promise<number> {
  let scale = 1_000_000;
  let duration = 0;
  for (const element of await list(bytes, info)) {
    const content = await readContent(bytes, element);
    if (element.id === ids.timestampScale) scale = toNumber(content);
    if (element.id === ids.duration && content.length === 4) duration = content.readFloatBE(0);
    if (element.id === ids.duration && content.length === 8) duration = content.readDoubleBE(0);
  }
  return (duration * scale) / 1e9;
}

async function findPicture(bytes: ByteSource, tracks: Element): Promise<boolean> {
  for (const track of await list(bytes, tracks)) {
    if (track.id !== ids.track) continue;
    const type = (await list(bytes, track)).find(({ id }) => id === ids.trackType);
    if (type && toNumber(await readContent(bytes, type)) === 1) return true;
  }
  return false;
}

/**
 * The child elements.
 * @throws {FilmError} if the element is too large
 */
async function list(bytes: ByteSource, { from, to }: Element): Promise<Element[]> {
  if (to - from > MAX_HEAD) throw new FilmError(BROKEN);
  const elements: Element[] = [];
  for (let at = from; at < to; ) {
    const element = await readElement(bytes, at, to);
    if (!element || elements.length >= MAX_PARTS) throw new FilmError(BROKEN);
    elements.push(element);
    at = element.to;
  }
  return elements;
}

// An element starts with id and size, both variable-length integers.
async function readElement(
  bytes: ByteSource,
  at: number,
  end: number,
): Promise<Element | undefined> {
  const head = await bytes.read(at, Math.min(12, end - at));
  const idLength = toLength(head[0], 4);
  const sizeLength = idLength && toLength(head[idLength], 8);
  if (!idLength || !sizeLength || head.length < idLength + sizeLength) return undefined;
  const from = at + idLength + sizeLength;
  const size = head.subarray(idLength, idLength + sizeLength);
  const first = (size[0] ?? 0) & (0xff >> sizeLength);
  // All bits set means unknown size: it ends with its parent.
  const isOpen = first === 0xff >> sizeLength && size.subarray(1).every((byte) => byte === 0xff);
  const length = size.subarray(1).reduce((sum, byte) => sum * 256 + byte, first);
  const to = isOpen ? end : from + length;
  if (to > end) throw new FilmError(BROKEN);
  return { id: head.readUIntBE(0, idLength), from, to };
}

function toLength(byte: number | undefined, most: number): number | undefined {
  const length = byte ? Math.clz32(byte) - 23 : 0;
  return length >= 1 && length <= most ? length : undefined;
}

const readContent = (bytes: ByteSource, { from, to }: Element) =>
  bytes.read(from, Math.min(to - from, 64));
const readText = async (bytes: ByteSource, element: Element) =>
  (await readContent(bytes, element)).toString('latin1').replace(/\0+$/, '');
const toNumber = (content: Buffer) => content.reduce((sum, byte) => sum * 256 + byte, 0);
