import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { parseCompoundFile } from './compound-file.ts';
import { isHarmfulLink, isOwnDrive } from './docx-targets.ts';
import { Rejection, rejectIf } from './rejection.ts';
import {
  type ContentTypes,
  MAX_XML_BYTES,
  parseContentTypes,
  parseRelations,
  type Relation,
} from './relations.ts';
import type { ResumeNote } from './resume-rules.ts';
import {
  beginsLikeAnother,
  findPdf,
  findZipEnd,
  oleHeader,
  startsWith,
  zipHeader,
} from './signatures.ts';

/** Limits of an unpacked document, in bytes. */
const limits = {
  entries: 2000,
  entryBytes: 20 * 1024 * 1024,
  allBytes: 50 * 1024 * 1024,
  ratio: 200,
  nameLength: 260,
  /** After the end of the archive, without white space. */
  strayBytes: 100,
  /** Before the first element of an XML part. */
  prologBytes: 64 * 1024,
};

const CONTENT_TYPES_NAME = '[Content_Types].xml';
const RELATIONS_NAME = '_rels/.rels';
const MAIN_TYPE = /wordprocessingml\.document\.main\+xml$/i;
const MACRO_NAMES = /(?:^|\/)(?:vba\w*\.(?:bin|xml)|macrosheets\/.*)$/i;
const OBJECT_NAMES = /(?:^|\/)(?:activeX|embeddings)\/.*\.(?:bin|ole)$/i;
const ARCHIVE_NAMES =
  /\.(?:zip|7z|rar|gz|tgz|tar|jar|cab|iso|(?:doc|xls|ppt)[xm]|dot[xm]|xls[bx]|vsdx|od[tsp])$/i;

/** Relationships to other files and objects. */
const ACTIVE_RELATIONS =
  /^(?:aFChunk|oleObject|package|control|activeXControlBinary|subDocument|frame)$/i;
const MACRO_RELATIONS = /^(?:vbaProject|wordVbaData|attachedToolbars)$/i;

/** Checks a Word document. Unpacks each part once and compares it with the ZIP directory. */
export async function checkDocx(bytes: Buffer): Promise<ResumeNote[]> {
  // Office wraps a document with a password into a compound file.
  if (startsWith(bytes, oleHeader)) refuseWrapped(bytes);
  rejectIf(!startsWith(bytes, zipHeader) || findPdf(bytes) >= 0, 'mismatch');
  const archive = withoutStrayBytes(bytes);
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const entries = await readDirectory(zip, archive.length);
  const names = new Set(entries.map(({ fileName }) => fileName));
  rejectIf(!names.has(CONTENT_TYPES_NAME) || !names.has(RELATIONS_NAME), 'mismatch');
  for (const name of names) {
    rejectIf(MACRO_NAMES.test(name), 'macros');
    rejectIf(OBJECT_NAMES.test(name) || ARCHIVE_NAMES.test(name), 'active');
  }
  const main: MainPart = { names };
  for (const entry of entries) {
    if (!entry.fileName.endsWith('/'))
      checkPart(entry, await unpack(zip, entry, toKeptBytes(entry)), main);
  }
  checkMainPart(main);
  return [];
}

/**
 * The XML of a Word document's text.
 * @throws {Rejection} if the file is not a document, or damaged
 */
export async function readMainPart(bytes: Buffer): Promise<string> {
  const archive = withoutStrayBytes(bytes);
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const entries = await readDirectory(zip, archive.length);
  const read = async (name: string | undefined) => {
    const entry = entries.find(({ fileName }) => fileName === name);
    if (!entry) throw new Rejection('mismatch');
    return unpack(zip, entry, limits.entryBytes);
  };
  const content = await read(findMainName(parseRelations(await read(RELATIONS_NAME))));
  rejectIf(!isUtf8(content), 'damaged');
  return content.toString('utf8');
}

// Downloads and printers may append a few bytes. Word looks for the directory from the end of the file.
function withoutStrayBytes(bytes: Buffer): Buffer {
  const end = findZipEnd(bytes);
  rejectIf(end < 0, 'damaged');
  const stray = Buffer.from(bytes.toString('latin1', end).replace(/^[\s\0]+/, ''), 'latin1');
  rejectIf(stray.length > limits.strayBytes || beginsLikeAnother(stray), 'mismatch');
  return bytes.subarray(0, end);
}

function refuseWrapped(bytes: Buffer): never {
  const { entries } = parseCompoundFile(bytes);
  const isEncrypted = entries.some(({ name }) => name === 'EncryptedPackage');
  throw new Rejection(isEncrypted ? 'encrypted' : 'mismatch');
}

async function readDirectory(zip: ZipFile, fileSize: number): Promise<Entry[]> {
  rejectIf(zip.entryCount > limits.entries, 'oversize');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    // Programs differ in which of two parts with one name they read.
    rejectIf(entry.fileName.length > limits.nameLength, 'damaged');
    const name = entry.fileName.toLowerCase();
    rejectIf(names.has(name) || isSymbolicLink(entry), 'damaged');
    names.add(name);
    rejectIf(entry.isEncrypted(), 'encrypted');
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    rejectIf(entry.uncompressedSize > limits.entryBytes || unpacked > limits.allBytes, 'oversize');
    rejectIf(entry.uncompressedSize > entry.compressedSize * limits.ratio, 'oversize');
    // Overlapping parts are a ZIP bomb.
    rejectIf(packed > fileSize, 'oversize');
    entries.push(entry);
  }
  return entries;
}

const isSymbolicLink = (entry: Entry) =>
  ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const isXml = ({ fileName }: Entry) => fileName.toLowerCase().endsWith('.xml');

const isRelations = ({ fileName }: Entry) => fileName.toLowerCase().endsWith('.rels');

// Two kinds of parts are parsed; the first bytes of others show what they are.
function toKeptBytes(entry: Entry): number {
  if (entry.fileName !== CONTENT_TYPES_NAME && !isRelations(entry)) {
    return isXml(entry) ? limits.prologBytes : oleHeader.length;
  }
  rejectIf(entry.uncompressedSize > MAX_XML_BYTES, 'oversize');
  return MAX_XML_BYTES;
}

/** Unpacks a part, compares it with the directory and returns its first bytes. */
async function unpack(zip: ZipFile, entry: Entry, keptBytes: number): Promise<Buffer> {
  const header = await zip.readLocalFileHeaderPromise(entry, {});
  const sizesFollow = (header.generalPurposeBitFlag & 0x8) !== 0;
  const agrees =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (header.generalPurposeBitFlag & 0x1) === 0 &&
    (sizesFollow || header.crc32 === entry.crc32);
  rejectIf(!agrees, 'damaged');
  const kept: Buffer[] = [];
  let room = keptBytes;
  let checksum = 0;
  // yauzl stops the stream when it exceeds the size in the directory.
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    checksum = crc32(chunk, checksum);
    if (room > 0) kept.push(Buffer.from(chunk.subarray(0, room)));
    room -= chunk.length;
  }
  rejectIf(checksum !== entry.crc32, 'damaged');
  return Buffer.concat(kept);
}

/** The two declarations of a document's main part. */
interface MainPart {
  names: ReadonlySet<string>;
  types?: ContentTypes;
  relations?: Relation[];
}

function checkPart(entry: Entry, content: Buffer, main: MainPart): void {
  rejectIf(startsWith(content, zipHeader) || startsWith(content, oleHeader), 'active');
  if (isXml(entry)) checkProlog(content);
  if (entry.fileName === CONTENT_TYPES_NAME) {
    main.types = parseContentTypes(content);
    main.types.all.forEach(checkType);
  }
  if (!isRelations(entry)) return;
  const relations = parseRelations(content);
  if (entry.fileName === RELATIONS_NAME) main.relations = relations;
  relations.forEach(checkRelation);
}

// We check parts by their file extension, Word reads them by their type.
function checkType({ part, type }: ContentTypes['all'][number]): void {
  rejectIf(/macro|vba/i.test(type), 'macros');
  const isXmlType = /[+/]xml$/i.test(type) && !/^image\//i.test(type);
  rejectIf(isXmlType && !/\.(?:xml|rels)$/.test(part), 'mismatch');
}

// The name of the main part is free: Word Online calls it word/document2.xml.
function findMainName(relations: readonly Relation[]): string | undefined {
  const mains = relations.filter(({ type }) => type === 'officeDocument');
  return mains.length === 1 ? mains[0]?.target.replace(/^\//, '') : undefined;
}

function checkMainPart({ names, types, relations = [] }: MainPart): void {
  const name = findMainName(relations) ?? '';
  rejectIf(!names.has(name), 'mismatch');
  rejectIf(!MAIN_TYPE.test(types?.of(name) ?? ''), 'mismatch');
}

// Word writes no DOCTYPE. One can declare external entities.
function checkProlog(content: Buffer): void {
  const start = content.subarray(0, limits.prologBytes).toString('latin1').replaceAll('\0', '');
  rejectIf(start.includes('<!DOCTYPE'), 'active');
  rejectIf(start.length > 0 && !/<[^!?]/.test(start), 'damaged');
}

function checkRelation({ type, target, isExternal }: Relation): void {
  rejectIf(MACRO_RELATIONS.test(type), 'macros');
  rejectIf(ACTIVE_RELATIONS.test(type), 'active');
  if (!isExternal) return;
  if (type === 'hyperlink') rejectIf(isHarmfulLink(target), 'active');
  else rejectIf(type !== 'attachedTemplate' || !isOwnDrive(target), 'active');
}
