import { createReason } from '../../panel/language/errors.ts';
import { BROKEN, type Bytes, type ContainerFacts, FilmFault, MAX_PARTS } from './container.ts';

/** A box of an MP4 file: what it is called, and where its content begins and ends. */
interface Box {
  name: string;
  from: number;
  to: number;
}

/**
 * What an MP4 file says of its film; nothing when it is no MP4 file. The boxes of one level are walked by their sizes, the film itself is
 * never read.
 * @throws {FilmFault} when it is one, and cannot be shown
 */
export async function readMp4(bytes: Bytes): Promise<ContainerFacts | undefined> {
  const start = await bytes.read(0, 12);
  if (start.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  if (start.toString('latin1', 8, 12) === 'qt  ') {
    throw new FilmFault(createReason(({ film }) => film.quickTime));
  }
  let left = MAX_PARTS;
  async function list(from: number, to: number): Promise<Box[]> {
    const boxes: Box[] = [];
    for (let at = from; at < to; ) {
      left -= 1;
      if (left < 0) throw new FilmFault(BROKEN);
      const box = await readBox(bytes, at, to);
      boxes.push(box);
      at = box.to;
    }
    return boxes;
  }
  const top = await list(0, bytes.size);
  const moov = top.find(({ name }) => name === 'moov');
  if (!moov || !top.some(({ name }) => name === 'mdat')) throw new FilmFault(BROKEN);
  const inside = await list(moov.from, moov.to);
  const head = inside.find(({ name }) => name === 'mvhd');
  if (!head) throw new FilmFault(BROKEN);
  let hasPicture = false;
  for (const track of inside.filter(({ name }) => name === 'trak')) {
    hasPicture ||= (await readKind(bytes, track, list)) === 'vide';
  }
  if (!hasPicture) throw new FilmFault(createReason(({ film }) => film.sound));
  return { extension: 'mp4', length: await readLength(bytes, head) };
}

async function readBox(bytes: Bytes, at: number, end: number): Promise<Box> {
  const head = await bytes.read(at, 16);
  if (head.length < 8) throw new FilmFault(BROKEN);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) throw new FilmFault(BROKEN);
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short || end - at;
  const from = at + (isLong ? 16 : 8);
  if (at + size < from || at + size > end) throw new FilmFault(BROKEN);
  return { name: head.toString('latin1', 4, 8), from, to: at + size };
}

// `vide` or `soun`, as the track's handler says.
async function readKind(
  bytes: Bytes,
  track: Box,
  list: (from: number, to: number) => Promise<Box[]>,
): Promise<string> {
  const media = (await list(track.from, track.to)).find(({ name }) => name === 'mdia');
  if (!media) return '';
  const handler = (await list(media.from, media.to)).find(({ name }) => name === 'hdlr');
  return handler ? (await bytes.read(handler.from + 8, 4)).toString('latin1') : '';
}

async function readLength(bytes: Bytes, { from, to }: Box): Promise<number> {
  const head = await bytes.read(from, Math.min(32, to - from));
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) throw new FilmFault(BROKEN);
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return length / scale;
}
