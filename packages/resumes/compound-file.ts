import { Rejection, rejectIf } from './rejection.ts';
import { oleHeader, startsWith } from './signatures.ts';

/** A stream or storage of a compound file. */
export interface CompoundEntry {
  name: string;
  kind: 'storage' | 'stream' | 'root';
  /** Length of a stream, in bytes. */
  size: number;
  firstSector: number;
}

/** The directory of an OLE compound file. */
export interface CompoundFile {
  entries: CompoundEntry[];
  /** Reads the first bytes of a stream and checks that the stream is complete. */
  readStart(entry: CompoundEntry, length: number): Buffer;
}

const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
const MINI_SECTOR_SIZE = 64;
// Larger sector numbers are markers, such as the end of a chain.
const FIRST_MARK = 0xfffffffa;
const MAX_ENTRIES = 4096;

export function parseCompoundFile(bytes: Buffer): CompoundFile {
  rejectIf(!startsWith(bytes, oleHeader), 'mismatch');
  rejectIf(bytes.length < HEADER_SIZE, 'damaged');
  const shift = bytes.readUInt16LE(30);
  rejectIf(shift !== 9 && shift !== 12, 'damaged');
  const sectorSize = 1 << shift;
  const smallestStream = bytes.readUInt32LE(56);
  const sectorCount = Math.ceil(bytes.length / sectorSize) - 1;
  const numbersPerSector = sectorSize / 4;

  // The last sector may be shorter.
  function getSector(sector: number): Buffer {
    rejectIf(sector >= sectorCount, 'damaged');
    const start = (sector + 1) * sectorSize;
    return bytes.subarray(start, start + sectorSize);
  }

  const table = getTableSectors();

  function getNext(sector: number): number {
    const tableSector = table[Math.floor(sector / numbersPerSector)];
    if (tableSector === undefined) throw new Rejection('damaged');
    return getSector(tableSector).readUInt32LE((sector % numbersPerSector) * 4);
  }

  // The header lists the first 109 sectors of the table, a chain of sectors lists the others.
  function getTableSectors(): number[] {
    const sectors: number[] = [];
    const collect = (place: Buffer, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const sector = place.readUInt32LE(index * 4);
        if (sector < FIRST_MARK) sectors.push(sector);
      }
    };
    collect(bytes.subarray(76, HEADER_SIZE), 109);
    let more = bytes.readUInt32LE(68);
    for (let steps = 0; more < FIRST_MARK; steps += 1) {
      rejectIf(steps > sectorCount, 'damaged');
      const sector = getSector(more);
      collect(sector, numbersPerSector - 1);
      more = sector.readUInt32LE(sectorSize - 4);
    }
    return sectors;
  }

  function getChain(first: number): number[] {
    const chain: number[] = [];
    for (let sector = first; sector < FIRST_MARK; sector = getNext(sector)) {
      rejectIf(chain.length > sectorCount || sector >= sectorCount, 'damaged');
      chain.push(sector);
    }
    return chain;
  }

  const directory = Buffer.concat(getChain(bytes.readUInt32LE(48)).map(getSector));
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
    const entry = parseEntry(directory.subarray(at, at + ENTRY_SIZE));
    if (entry) entries.push(entry);
  }
  rejectIf(entries.length > MAX_ENTRIES, 'damaged');
  const root = entries.find(({ kind }) => kind === 'root');
  if (!root) throw new Rejection('damaged');

  function readStart(entry: CompoundEntry, length: number): Buffer {
    if (entry.size < smallestStream && entry.kind === 'stream') {
      return readMiniStart(entry, length);
    }
    const chain = getChain(entry.firstSector);
    rejectIf(chain.length * sectorSize < entry.size, 'damaged');
    const count = Math.ceil(Math.min(length, entry.size) / sectorSize);
    return Buffer.concat(chain.slice(0, count).map(getSector)).subarray(0, length);
  }

  // Short streams are stored in the root's stream, in small sectors.
  function readMiniStart(entry: CompoundEntry, length: number): Buffer {
    const start = entry.firstSector * MINI_SECTOR_SIZE;
    const container = root ? readStart(root, start + MINI_SECTOR_SIZE) : Buffer.alloc(0);
    rejectIf(container.length <= start, 'damaged');
    return container.subarray(start, start + Math.min(length, entry.size, MINI_SECTOR_SIZE));
  }

  return { entries, readStart };
}

function parseEntry(bytes: Buffer): CompoundEntry | undefined {
  const kinds = { 1: 'storage', 2: 'stream', 5: 'root' } as const;
  const kind = kinds[bytes[66] as keyof typeof kinds];
  const nameLength = bytes.readUInt16LE(64);
  if (!kind || nameLength < 2 || nameLength > 64) return undefined;
  return {
    kind,
    name: bytes.subarray(0, nameLength - 2).toString('utf16le'),
    firstSector: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}
