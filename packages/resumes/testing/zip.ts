import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a ZIP, and its false headers. */
export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** Stored without compression. */
  stored?: boolean;
  /** Flags of both headers; 1 says that the part is encrypted. */
  flags?: number;
  /** Name in the header before the content, when it differs. */
  localName?: string;
  /** Unpacked size the directory claims. */
  claimedSize?: number;
  /** Checksum the directory claims. */
  claimedCrc?: number;
  /** Unix mode, such as that of a symbolic link. */
  mode?: number;
}

/** Writes a ZIP byte by byte, so that it can be invalid. */
export function toZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.stored ? content : deflateRawSync(content, { level: 9 });
    const shared = (name: Buffer, size: number, crc: number) => {
      const header = Buffer.alloc(26);
      header.writeUInt16LE(20, 0);
      header.writeUInt16LE(part.flags ?? 0, 2);
      header.writeUInt16LE(part.stored ? 0 : 8, 4);
      header.writeUInt32LE(crc, 10);
      header.writeUInt32LE(packed.length, 14);
      header.writeUInt32LE(size, 18);
      header.writeUInt16LE(name.length, 22);
      return header;
    };
    const crc = crc32(content);
    const localName = Buffer.from(part.localName ?? part.name);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      shared(localName, content.length, part.claimedCrc ?? crc),
      localName,
      packed,
    ]);
    const name = Buffer.from(part.name);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x03', 'latin1'),
        shared(name, part.claimedSize ?? content.length, part.claimedCrc ?? crc),
        rest,
        name,
      ]),
    );
    files.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
