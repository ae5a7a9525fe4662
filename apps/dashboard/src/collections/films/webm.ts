import { createReason } from '../../panel/language/errors.ts';
import { BROKEN, type Bytes, type ContainerFacts, FilmFault, MAX_PARTS } from './container.ts';

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

/** Largest part that is looked into, in bytes: what stands before the film itself is small. */
const MAX_HEAD = 64 * 1024;

/** An element of a Matroska file: what it is, and where its content begins and ends. */
interface Element {
  id: number;
  from: number;
  to: number;
}

/**
 * What a WebM file says of its film; nothing when it is no WebM file. Only what stands before the first cluster is read.
 * @throws {FilmFault} when it is one, and cannot be shown
 */
export async function readWebm(bytes: Bytes): Promise<ContainerFacts | undefined> {
  const start = await bytes.read(0, 4);
  if (start.length < 4 || start.readUInt32BE(0) !== ids.head) return undefined;
  const head = await readElement(bytes, 0, bytes.size);
  if (!head) throw new FilmFault(BROKEN);
  const docType = (await list(bytes, head)).find(({ id }) => id === ids.docType);
  if (!docType || (await readText(bytes, docType)) !== 'webm') {
    throw new FilmFault(createReason(({ film }) => film.matroska));
  }
  const segment = await readElement(bytes, head.to, bytes.size);
  if (segment?.id !== ids.segment) throw new FilmFault(BROKEN);
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
  if (!hasPicture) throw new FilmFault(createReason(({ film }) => film.soundOrDamaged));
  return { extension: 'webm', length: length ?? 0 };
}

async function readLength(bytes: Bytes, info: Element): Promise<number> {
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

async function findPicture(bytes: Bytes, tracks: Element): Promise<boolean> {
  for (const track of await list(bytes, tracks)) {
    if (track.id !== ids.track) continue;
    const type = (await list(bytes, track)).find(({ id }) => id === ids.trackType);
    if (type && toNumber(await readContent(bytes, type)) === 1) return true;
  }
  return false;
}

/** The elements within one; none of one that is too large to be looked into. */
async function list(bytes: Bytes, { from, to }: Element): Promise<Element[]> {
  if (to - from > MAX_HEAD) throw new FilmFault(BROKEN);
  const elements: Element[] = [];
  for (let at = from; at < to; ) {
    const element = await readElement(bytes, at, to);
    if (!element || elements.length >= MAX_PARTS) throw new FilmFault(BROKEN);
    elements.push(element);
    at = element.to;
  }
  return elements;
}

// An element begins with its name and its size, each a number whose first bits say how long it is.
async function readElement(bytes: Bytes, at: number, end: number): Promise<Element | undefined> {
  const head = await bytes.read(at, Math.min(12, end - at));
  const idLength = toLength(head[0], 4);
  const sizeLength = idLength && toLength(head[idLength], 8);
  if (!idLength || !sizeLength || head.length < idLength + sizeLength) return undefined;
  const from = at + idLength + sizeLength;
  const size = head.subarray(idLength, idLength + sizeLength);
  const first = (size[0] ?? 0) & (0xff >> sizeLength);
  // All bits set: as far as the one around it goes.
  const isOpen = first === 0xff >> sizeLength && size.subarray(1).every((byte) => byte === 0xff);
  const length = size.subarray(1).reduce((sum, byte) => sum * 256 + byte, first);
  const to = isOpen ? end : from + length;
  if (to > end) throw new FilmFault(BROKEN);
  return { id: head.readUIntBE(0, idLength), from, to };
}

function toLength(byte: number | undefined, most: number): number | undefined {
  const length = byte ? Math.clz32(byte) - 23 : 0;
  return length >= 1 && length <= most ? length : undefined;
}

const readContent = (bytes: Bytes, { from, to }: Element) =>
  bytes.read(from, Math.min(to - from, 64));
const readText = async (bytes: Bytes, element: Element) =>
  (await readContent(bytes, element)).toString('latin1').replace(/\0+$/, '');
const toNumber = (content: Buffer) => content.reduce((sum, byte) => sum * 256 + byte, 0);
