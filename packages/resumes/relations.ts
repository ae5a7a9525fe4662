import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';
import { Rejection, rejectIf } from './rejection.ts';

/** A relationship of a part to another part or an external target. */
export interface Relation {
  /** Last segment of its type, such as `hyperlink`. */
  type: string;
  target: string;
  isExternal: boolean;
}

/** Parses a `.rels` part. */
export function parseRelations(content: Buffer): Relation[] {
  return parseElements(content, ['Relationship']).map((attributes) => ({
    type: (attributes.get('type') ?? '').split('/').at(-1) ?? '',
    target: attributes.get('target') ?? '',
    isExternal: (attributes.get('targetmode') ?? '').toLowerCase() === 'external',
  }));
}

export interface ContentTypes {
  /** Every declaration: the type of a part or of an extension with its dot, in lower case. */
  all: { part: string; type: string }[];
  of(part: string): string | undefined;
}

export function parseContentTypes(content: Buffer): ContentTypes {
  const elements = parseElements(content, ['Default', 'Override']);
  const all = elements.map((attributes) => ({
    part: (attributes.get('partname') ?? `.${attributes.get('extension')}`).toLowerCase(),
    type: attributes.get('contenttype') ?? '',
  }));
  const byPart = new Map(all.map(({ part, type }) => [part, type]));
  return {
    all,
    of(part) {
      const name = part.toLowerCase();
      return byPart.get(`/${name}`) ?? byPart.get(name.slice(name.lastIndexOf('.')));
    },
  };
}

/** Largest part that is parsed, in bytes. A document with a thousand links has half of that. */
export const MAX_XML_BYTES = 256 * 1024;

// Both parts are lists of empty elements. No program writes what XML parsers read differently, so all of it is rejected.
function parseElements(content: Buffer, names: readonly string[]): Map<string, string>[] {
  rejectIf(content.length > MAX_XML_BYTES, 'oversize');
  const found: Map<string, string>[] = [];
  const parser = new SaxesParser();
  const reject = () => {
    throw new Rejection('damaged');
  };
  for (const event of ['error', 'doctype', 'cdata', 'processinginstruction'] as const) {
    parser.on(event, reject);
  }
  parser.on('xmldecl', ({ encoding }) => {
    rejectIf(encoding !== undefined && encoding.toLowerCase() !== 'utf-8', 'damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (names.includes(toLocalName(name))) found.push(toPlainAttributes(attributes));
  });
  rejectIf(!isUtf8(content), 'damaged');
  parser.write(content.toString('utf8')).close();
  return found;
}

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

// Readers may take either of two spellings of an attribute.
function toPlainAttributes(attributes: Record<string, string>): Map<string, string> {
  const plain = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const key = toLocalName(name).toLowerCase();
    rejectIf(plain.has(key), 'damaged');
    plain.set(key, value.trim());
  }
  return plain;
}
