import { describeParsers } from '@agency/server/testing/describe-parsers';
import { inspectResume } from './inspect-resume.ts';
import { parseContentTypes, parseRelations } from './relations.ts';
import { parseResumeKind } from './resume-rules.ts';
import { toDoc, toDocx, toPackedObjects, toPdf } from './testing/documents.ts';

const kilobyte = 1024;
const form = 64 * kilobyte;
const upload = 2000 * kilobyte;

const doc = toDoc();
const cut = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );

describeParsers({
  relations: { limit: 256 * kilobyte, parse: (text) => parseRelations(Buffer.from(text)) },
  'a name in relations': {
    limit: 256 * kilobyte,
    parse: (text) => parseRelations(Buffer.from(`<Relationships><${text}`)),
  },
  'text among relations': {
    limit: 256 * kilobyte,
    parse: (text) => parseRelations(Buffer.from(`<Relationships>${text}</Relationships>`)),
  },
  'attributes of a relation': {
    limit: 256 * kilobyte,
    parse: (text) => parseRelations(Buffer.from(`<Relationships><Relationship ${text}`)),
  },
  'content types': {
    limit: 256 * kilobyte,
    parse: (text) => parseContentTypes(Buffer.from(`<Types><Override ${text}`)),
  },
  'a PDF': {
    limit: upload,
    parse: (text) => inspectResume('a.pdf', Buffer.from(`%PDF-1.7\n${text}\n%%EOF`)),
  },
  'a PDF with an address at its end': {
    limit: upload,
    parse: (text) => inspectResume('a.pdf', Buffer.from(`%PDF-1.7\n${text}\n/URI\n%%EOF`)),
  },
  'an object of a PDF': {
    limit: upload,
    parse: (text) => inspectResume('a.pdf', toPdf({ extra: `9 0 obj\n${text}` })),
  },
  'packed objects of a PDF': {
    limit: upload,
    parse: (text) => inspectResume('a.pdf', toPdf({ extra: toPackedObjects(text) })),
  },
  'a document': {
    limit: upload,
    parse: (text) =>
      inspectResume('a.docx', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(text)])),
  },
  'names in a document': {
    limit: 160 * kilobyte,
    parse: (text) =>
      inspectResume(
        'a.docx',
        toDocx(cut(text, 250).map((name, at) => ({ name: at + name, content: '', stored: true }))),
      ),
  },
  'a long name in a document': {
    limit: 60 * kilobyte,
    parse: (text) => inspectResume('a.docx', toDocx([{ name: `word/${text}`, content: '' }])),
  },
  'a part of a document': {
    limit: upload,
    parse: (text) =>
      inspectResume('a.docx', toDocx([{ name: 'word/a.xml', content: text, stored: true }])),
  },
  'a document of Word 97': {
    limit: upload,
    parse: (text) =>
      inspectResume('a.doc', Buffer.concat([doc.subarray(0, 512), Buffer.from(text)])),
  },
  'a resume’s name': { limit: form, parse: parseResumeKind },
});
