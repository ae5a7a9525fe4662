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
  return parseElements(content, 'Relationship').map((attributes) => ({
    type: (attributes.get('type') ?? '').split('/').at(-1) ?? '',
    target: attributes.get('target') ?? '',
    isExternal: (attributes.get('targetmode') ?? '').toLowerCase() === 'external',
  }));
}

/** The content types a document declares for its parts. */
export function parseContentTypes(content: Buffer): string[] {
  return ['Default', 'Override'].flatMap((name) =>
    parseElements(content, name).map((attributes) => attributes.get('contenttype') ?? ''),
  );
}

// Neither goes over a text twice, however it is written.
const ELEMENT = /<(?:[\w.-]+:)?([A-Za-z]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /(?<![\w.:-])([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

// These two parts are lists of empty elements. What could make a reader of XML see something else than these
// patterns do (comments, declarations, entities, other encodings) occurs in no document that was saved by a
// program, so its presence alone is refused.
function parseElements(content: Buffer, name: string): Map<string, string>[] {
  const text = toText(content).replace(/^\s*<\?xml[^<>]*\?>/, '');
  refuseIf(/<[!?]/.test(text), 'damaged');
  return [...text.matchAll(ELEMENT)]
    .filter(([, element]) => element === name)
    .map(([, , attributes = '']) => {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = '', double, single]) =>
          [key.toLowerCase(), toPlain(double ?? single ?? '').trim()] as const,
      );
      return new Map(pairs);
    });
}

function toText(content: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    refuseIf(text.includes('\0') || /encoding\s*=\s*["'](?!utf-8)/i.test(text), 'damaged');
    return text;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('damaged');
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function toPlain(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
