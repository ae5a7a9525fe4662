import { deflateSync } from 'node:zlib';
import { toCompoundFile } from './compound.ts';
import { toZip, type ZipPart } from './zip.ts';

/**
 * A PDF of one page.
 *
 * @param extra objects written between the page and the cross-reference table
 * @param catalog more keys of the catalog
 */
export function toPdf({
  extra = '',
  catalog = '',
  trailer = '',
  text = 'Omar Farid, designer',
} = {}): Buffer {
  const content = deflateSync(Buffer.from(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`));
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  body += extra;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

/** An object of a PDF. */
export const toObject = (text: string, number = 6): string => `${number} 0 obj\n${text}\nendobj\n`;

/** A stream of a PDF. @param keys of its dictionary */
export const toStream = (content: string, keys = '', number = 7): string =>
  toObject(`<< /Length ${content.length} ${keys}>>\nstream\n${content}\nendstream`, number);

/** Objects packed into a stream, as newer PDFs keep most of theirs. @param how it is packed, when it is odd */
export function toPackedObjects(
  text: string,
  {
    type = '/Type /ObjStm',
    filter = '/Filter /FlateDecode',
    begin = 'stream\r\n',
    pack = (objects: Buffer): Buffer => deflateSync(objects),
  } = {},
): string {
  const packed = pack(Buffer.from(`9 0 ${text}`));
  return `8 0 obj\n<< ${type} /N 1 /First 4 ${filter} /Length ${packed.length} >>\n${begin}${packed.toString('latin1')}\nendstream\nendobj\n`;
}

/** A cross-reference table in a stream, as in newer PDFs. */
export function toTableStream(): string {
  const rows = deflateSync(Buffer.alloc(60, 2)).toString('latin1');
  return `10 0 obj\n<</DecodeParms<</Columns 4/Predictor 12>>/Filter/FlateDecode/ID[<AB><CD>]/Index[9 12]/Info 8 0 R/Length ${rows.length}/Prev 7000/Root 1 0 R/Size 21/Type/XRef/W[1 2 1]>>stream\r\n${rows}\r\nendstream\rendobj\r`;
}

const RELATION_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A `.rels` part. */
export function toRelations(relations: { type: string; target: string; external?: boolean }[]) {
  const rows = relations.map(
    ({ type, target, external }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATION_TYPE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return `${PROLOGUE}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

/** Types of a document's parts. */
export function toContentTypes(main = 'wordprocessingml.document.main+xml'): string {
  return `${PROLOGUE}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}"/></Types>`;
}

/** A .docx of one paragraph. @param parts more parts, or others in place of its own */
export function toDocx(parts: ZipPart[] = []): Buffer {
  const own: ZipPart[] = [
    { name: '[Content_Types].xml', content: toContentTypes() },
    {
      name: '_rels/.rels',
      content: toRelations([{ type: 'officeDocument', target: 'word/document.xml' }]),
    },
    {
      name: 'word/document.xml',
      content: `${PROLOGUE}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Omar Farid, designer</w:t></w:r></w:p></w:body></w:document>`,
    },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return toZip([...own.filter(({ name }) => !replaced.has(name)), ...parts]);
}

/** A .docx whose document has relations of its own. */
export const toDocxWith = (...relations: Parameters<typeof toRelations>[0]) =>
  toDocx([{ name: 'word/_rels/document.xml.rels', content: toRelations(relations) }]);

/** The stream of a Word 97 document. */
export function toWordStream({ encrypted = false } = {}): Buffer {
  const stream = Buffer.alloc(4608);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt16LE(encrypted ? 0x0100 : 0, 10);
  stream.write('Omar Farid, designer', 1024, 'latin1');
  return stream;
}

/** A .doc. @param names more storages */
export const toDoc = (...names: string[]): Buffer =>
  toCompoundFile([
    { name: 'WordDocument', content: toWordStream() },
    { name: '1Table', content: Buffer.alloc(4096) },
    ...names.map((name) => ({ name })),
  ]);
