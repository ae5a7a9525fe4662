import { createReason } from '../../panel/language/errors.ts';
import { BROKEN, type ByteSource, type ContainerInfo, FilmError, MAX_PARTS } from './container.ts';

/** A box of an MP4 file; `from` and `to` enclose its content. */
interface Box {
  name: string;
  from: number;
  to: number;
}

/**
 * Reads the metadata of an MP4 file; nothing if it is another format. Walks the boxes and never reads the media data.
 * @throws {FilmError} if it cannot be shown
 */
export async function readMp4(bytes: ByteSource): Promise<ContainerInfo | undefined> {
  const start = await bytes.read(0, 12);
  if (start.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  if (start.toString('latin1', 8, 12) === 'qt  ') {
    throw new FilmError(createReason(({ film }) => film.quickTime));
  }
  let left = MAX_PARTS;
  async function list(from: number, to: number): Promise<Box[]> {
    const boxes: Box[] = [];
    for (let at = from; at < to; ) {
      left -= 1;
      if (left < 0) throw new FilmError(BROKEN);
      const box = await readBox(bytes, at, to);
      boxes.push(box);
      at = box.to;
    }
    return boxes;
  }
  const top = await list(0, bytes.size);
  const moov = top.find(({ name }) => name === 'moov');
  if (!moov || !top.some(({ name }) => name === 'mdat')) throw new FilmError(BROKEN);
  const inside = await list(moov.from, moov.to);
  const head = inside.find(({ name }) => name === 'mvhd');
  if (!head) throw new FilmError(BROKEN);
  let hasPicture = false;
  for (const track of inside.filter(({ name }) => name === 'trak')) {
    hasPicture ||= (await readKind(bytes, track, list)) === 'vide';
  }
  if (!hasPicture) throw new FilmError(createReason(({ film }) => film.sound));
  return { extension: 'mp4', length: await readLength(bytes, head) };
}

async function readBox(bytes: ByteSource, at: number, end: number): Promise<Box> {
  const head = await bytes.read(at, 16);
  if (head.length < 8) throw new FilmError(BROKEN);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) throw new FilmError(BROKEN);
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short || end - at;
  const from = at + (isLong ? 16 : 8);
  if (at + size < from || at + size > end) throw new FilmError(BROKEN);
  return { name: head.toString('latin1', 4, 8), from, to: at + size };
}

// Handler type of the track: `vide` or `soun`.
async function readKind(
  bytes: ByteSource,
  track: Box,
  list: (from: number, to: number) => Promise<Box[]>,
): Promise<string> {
  const media = (await list(track.from, track.to)).find(({ name }) => name === 'mdia');
  if (!media) return '';
  const handler = (await list(media.from, media.to)).find(({ name }) => name === 'hdlr');
  return handler ? (await bytes.read(handler.from + 8, 4)).toString('latin1') : '';
}

async function readLength(bytes: ByteSource, { from, to }: Box): Promise<number> {
  const head = await bytes.read(from, Math.min(32, to - from));
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) throw new FilmError(BROKEN);
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return length / scale;
}
