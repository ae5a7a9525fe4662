const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE_MARK = 0xfffffffd;

/** A stream (with content) or a storage (without) of a compound file. */
export interface CompoundPart {
  name: string;
  content?: Buffer;
}

/** Writes an OLE compound file whose streams are all long enough to have sectors of their own. */
export function toCompoundFile(parts: readonly CompoundPart[]): Buffer {
  const body: Buffer[] = [];
  const table: number[] = [];
  const put = (content: Buffer): number => {
    const first = table.length;
    const count = Math.ceil(content.length / SECTOR);
    body.push(Buffer.concat([content, Buffer.alloc(count * SECTOR - content.length)]));
    for (let index = 0; index < count; index += 1) {
      table.push(index === count - 1 ? END_OF_CHAIN : first + index + 1);
    }
    return first;
  };
  const entries = [toEntry('Root Entry', 5, END_OF_CHAIN, 0)];
  for (const { name, content } of parts) {
    if (content) entries.push(toEntry(name, 2, put(content), content.length));
    else entries.push(toEntry(name, 1, 0, 0));
  }
  const directory = put(Buffer.concat(entries));
  const tableSectors = Math.ceil((table.length + 4) / (SECTOR / 4));
  const firstTable = table.length;
  for (let index = 0; index < tableSectors; index += 1) table.push(TABLE_MARK);
  const numbers = Buffer.alloc(tableSectors * SECTOR, 0xff);
  for (const [index, next] of table.entries()) numbers.writeUInt32LE(next >>> 0, index * 4);

  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  for (let index = 0; index < tableSectors; index += 1) {
    header.writeUInt32LE(firstTable + index, 76 + index * 4);
  }
  return Buffer.concat([header, ...body, numbers]);
}

function toEntry(name: string, kind: number, firstSector: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = kind;
  entry[67] = 1;
  for (const at of [68, 72, 76]) entry.writeUInt32LE(FREE, at);
  entry.writeUInt32LE(firstSector, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
