import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Characters serialized at once; between pieces other requests run. */
const PIECE = 256 * 1024;

/** SHA-256 of the fields as JSON, sorted by name. */
export async function toFingerprint(fields: Record<string, unknown>): Promise<string> {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const piece of toJsonPieces(sorted)) {
    hash.update(piece);
    if (piece.length >= PIECE) await setImmediate();
  }
  return hash.digest('base64url');
}

/** Pieces of `JSON.stringify` of a list of pairs. */
function* toJsonPieces(pairs: [name: string, value: unknown][]): Generator<string> {
  yield '[';
  for (const [at, [name, value]] of pairs.entries()) {
    yield `${at === 0 ? '' : ','}[${JSON.stringify(name)},`;
    if (typeof value === 'string') yield* toQuotedPieces(value);
    else yield JSON.stringify(value) ?? 'null';
    yield ']';
  }
  yield ']';
}

function* toQuotedPieces(text: string): Generator<string> {
  yield '"';
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = from + PIECE;
    // Never splits a surrogate pair.
    if (isFirstOfPair(text.charCodeAt(to - 1))) to += 1;
    yield JSON.stringify(text.slice(from, to)).slice(1, -1);
  }
  yield '"';
}

const isFirstOfPair = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
