import { SaxesParser } from 'saxes';
import { Refusal, refuseIf } from './refusal.ts';

/** A relation of a part of a document to another one, or to something outside. */
export interface Relation {
  /** Last part of the relation's type, such as `hyperlink`. */
  type: string;
  target: string;
  isExternal: boolean;
}

/** The relations of a `.rels` part. Throws when it is written in a way no program writes it. */
export function parseRelations(content: Buffer): Relation[] {
  return parseElements(content, ['Relationship']).map((attributes) => ({
    type: (attributes.get('type') ?? '').split('/').at(-1) ?? '',
    target: attributes.get('target') ?? '',
    isExternal: (attributes.get('targetmode') ?? '').toLowerCase() === 'external',
  }));
}

/** What a document declares of its parts. */
export interface ContentTypes {
  /** Every declaration: a type, and the part or the ending (with its dot) that has it, in small letters. */
  all: { part: string; type: string }[];
  /** The type of a part, by its name or its ending. */
  of(part: string): string | undefined;
}

/** The content types of `[Content_Types].xml`. Throws when it is written in a way no program writes it. */
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

/** Largest part that is parsed, in bytes. A document with a thousand links has half of it. */
export const MOST_XML_BYTES = 256 * 1024;

// These two parts are lists of empty elements. What could make another reader of XML see something else
// (declarations, other encodings) occurs in no document that was saved by a program, so its presence alone is refused.
function parseElements(content: Buffer, names: readonly string[]): Map<string, string>[] {
  refuseIf(content.length > MOST_XML_BYTES, 'oversize');
  const found: Map<string, string>[] = [];
  const parser = new SaxesParser();
  const refuse = () => {
    throw new Refusal('damaged');
  };
  for (const event of ['error', 'doctype', 'cdata', 'processinginstruction'] as const) {
    parser.on(event, refuse);
  }
  parser.on('xmldecl', ({ encoding }) => {
    refuseIf(encoding !== undefined && encoding.toLowerCase() !== 'utf-8', 'damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (names.includes(toLocalName(name))) found.push(toPlainAttributes(attributes));
  });
  parser.write(toText(content)).close();
  return found;
}

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

// Of two spellings of one attribute, readers may take either.
function toPlainAttributes(attributes: Record<string, string>): Map<string, string> {
  const plain = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const key = toLocalName(name).toLowerCase();
    refuseIf(plain.has(key), 'damaged');
    plain.set(key, value.trim());
  }
  return plain;
}

function toText(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new Refusal('damaged');
  }
}
