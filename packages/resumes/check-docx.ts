import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { parseCompoundFile } from './compound-file.ts';
import { isHarmfulLink, isOwnDrive } from './docx-targets.ts';
import { Refusal, refuseIf } from './refusal.ts';
import {
  type ContentTypes,
  MOST_XML_BYTES,
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
  refuseIf(!startsWith(bytes, zipHeader) || findPdf(bytes) >= 0, 'mismatch');
  const archive = withoutStrayBytes(bytes);
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const entries = await readDirectory(zip, archive.length);
  const names = new Set(entries.map(({ fileName }) => fileName));
  refuseIf(!names.has(CONTENT_TYPES_NAME) || !names.has(RELATIONS_NAME), 'mismatch');
  for (const name of names) {
    refuseIf(MACRO_NAMES.test(name), 'macros');
    refuseIf(OBJECT_NAMES.test(name) || ARCHIVE_NAMES.test(name), 'active');
  }
  const main: MainPart = { names };
  for (const entry of entries) {
    if (!entry.fileName.endsWith('/'))
      checkPart(entry, await unpack(zip, entry, toKeptBytes(entry)), main);
  }
  checkMainPart(main);
  return [];
}

// Downloads and printers may append a few bytes. Word looks for the directory from the end of the file.
function withoutStrayBytes(bytes: Buffer): Buffer {
  const end = findZipEnd(bytes);
  refuseIf(end < 0, 'damaged');
  const stray = Buffer.from(bytes.toString('latin1', end).replace(/^[\s\0]+/, ''), 'latin1');
  refuseIf(stray.length > limits.strayBytes || beginsLikeAnother(stray), 'mismatch');
  return bytes.subarray(0, end);
}

function refuseWrapped(bytes: Buffer): never {
  const { entries } = parseCompoundFile(bytes);
  const isEncrypted = entries.some(({ name }) => name === 'EncryptedPackage');
  throw new Refusal(isEncrypted ? 'encrypted' : 'mismatch');
}

async function readDirectory(zip: ZipFile, fileSize: number): Promise<Entry[]> {
  refuseIf(zip.entryCount > limits.entries, 'oversize');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    // Programs differ in which of two parts with one name they read.
    refuseIf(entry.fileName.length > limits.nameLength, 'damaged');
    const name = entry.fileName.toLowerCase();
    refuseIf(names.has(name) || isSymbolicLink(entry), 'damaged');
    names.add(name);
    refuseIf(entry.isEncrypted(), 'encrypted');
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    refuseIf(entry.uncompressedSize > limits.entryBytes || unpacked > limits.allBytes, 'oversize');
    refuseIf(entry.uncompressedSize > entry.compressedSize * limits.ratio, 'oversize');
    // Overlapping parts are a ZIP bomb.
    refuseIf(packed > fileSize, 'oversize');
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
  refuseIf(entry.uncompressedSize > MOST_XML_BYTES, 'oversize');
  return MOST_XML_BYTES;
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
  refuseIf(!agrees, 'damaged');
  const kept: Buffer[] = [];
  let room = keptBytes;
  let checksum = 0;
  // yauzl stops the stream when it exceeds the size in the directory.
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    checksum = crc32(chunk, checksum);
    if (room > 0) kept.push(Buffer.from(chunk.subarray(0, room)));
    room -= chunk.length;
  }
  refuseIf(checksum !== entry.crc32, 'damaged');
  return Buffer.concat(kept);
}

/** The two declarations of a document's main part. */
interface MainPart {
  names: ReadonlySet<string>;
  types?: ContentTypes;
  relations?: Relation[];
}

function checkPart(entry: Entry, content: Buffer, main: MainPart): void {
  refuseIf(startsWith(content, zipHeader) || startsWith(content, oleHeader), 'active');
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
  refuseIf(/macro|vba/i.test(type), 'macros');
  const isXmlType = /[+/]xml$/i.test(type) && !/^image\//i.test(type);
  refuseIf(isXmlType && !/\.(?:xml|rels)$/.test(part), 'mismatch');
}

// The name of the main part is free: Word Online calls it word/document2.xml.
function checkMainPart({ names, types, relations = [] }: MainPart): void {
  const mains = relations.filter(({ type }) => type === 'officeDocument');
  const name = mains[0]?.target.replace(/^\//, '') ?? '';
  refuseIf(mains.length !== 1 || !names.has(name), 'mismatch');
  refuseIf(!MAIN_TYPE.test(types?.of(name) ?? ''), 'mismatch');
}

// Word writes no DOCTYPE. One can declare external entities.
function checkProlog(content: Buffer): void {
  const start = content.subarray(0, limits.prologBytes).toString('latin1').replaceAll('\0', '');
  refuseIf(start.includes('<!DOCTYPE'), 'active');
  refuseIf(start.length > 0 && !/<[^!?]/.test(start), 'damaged');
}

function checkRelation({ type, target, isExternal }: Relation): void {
  refuseIf(MACRO_RELATIONS.test(type), 'macros');
  refuseIf(ACTIVE_RELATIONS.test(type), 'active');
  if (!isExternal) return;
  if (type === 'hyperlink') refuseIf(isHarmfulLink(target), 'active');
  else refuseIf(type !== 'attachedTemplate' || !isOwnDrive(target), 'active');
}
