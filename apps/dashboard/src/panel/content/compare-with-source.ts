import { areAligned, areSame } from '@agency/content/differences';
import { type Run, toPlainText as toPhraseText } from '@agency/content/phrase';
import { joinPath } from '../../collections/content/content-tree.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { toPlainText } from '../editing/field-values.ts';
import { decideKind, decideShape, isShortText } from './field-kinds.ts';

/** The default language beside words of another one. */
export interface SourceContent {
  /** As visitors read it. */
  now: unknown;
  /** As it was when the translation was written. */
  before: unknown;
  /** The fallback content of a language without a file: equal texts count as missing. */
  fallback?: unknown;
}

/** The source text of a field, and the status of its translation. */
export interface SourceComparison {
  text: string;
  /** `missing`: not translated. `older`: the source text has changed since. */
  status?: 'missing' | 'older';
  /** What the default language said when these words were written. */
  was?: string;
}

interface ContentVersions {
  value: unknown;
  now: unknown;
  before: unknown;
  standIn: unknown;
}

/** The source of each translated field, by path: texts, and lists whose entries have changed. */
export function compareWithSource(
  schema: FormSchema,
  content: unknown,
  { now, before, fallback }: SourceContent,
): Map<string, SourceComparison> {
  return new Map(walk(schema, '', { value: content, now, before, standIn: fallback }));
}

function* walk(
  schema: FormSchema,
  path: string,
  trees: ContentVersions,
): Generator<[string, SourceComparison]> {
  const { value, now, before } = trees;
  if (now === undefined || now === null) return;
  const kind = decideKind(schema);
  // The lines of a heading break elsewhere in another language.
  const isPhrases = kind === 'list' && decideKind(schema.items ?? {}) === 'phrase';
  switch (isPhrases ? 'phrase' : kind) {
    case 'group':
    case 'record':
    case 'either': {
      const shape = kind === 'either' ? (schema.anyOf?.[decideShape(schema, now)] ?? {}) : schema;
      if (value === undefined) {
        yield [path, { text: toPlainText(now), status: 'missing' }];
        return;
      }
      for (const name of Object.keys(now as object)) {
        const inner = shape.properties?.[name] ?? (shape.additionalProperties || undefined);
        if (inner) yield* walk(inner, joinPath(path, name), descend(trees, name));
      }
      return;
    }
    case 'list': {
      if (value === undefined) {
        yield [path, { text: toPlainText(now), status: 'missing' }];
      } else if (!Array.isArray(now) || !Array.isArray(before) || !areAligned(before, now)) {
        const was = toPlainText(before);
        yield [path, { text: toPlainText(now), status: 'older', ...(was && { was }) }];
      } else {
        for (const index of now.keys()) {
          const entry = descend(trees, String(index));
          if (entry.value !== undefined)
            yield* walk(schema.items ?? {}, joinPath(path, index), entry);
        }
      }
      return;
    }
    case 'phrase':
      yield* compareText(toPhraseLines, path, trees);
      return;
    case 'text':
      if (!isShortText(schema, path)) yield* compareText(toPlainText, path, trees);
      return;
    default:
      return;
  }
}

function* compareText(
  toText: (value: unknown) => string,
  path: string,
  { value, now, before, standIn }: ContentVersions,
): Generator<[string, SourceComparison]> {
  const [text, was] = [toText(now), toText(before)];
  if (text === '') return;
  const isMissing =
    value === undefined || value === '' || (standIn !== undefined && areSame(value, standIn));
  if (isMissing) yield [path, { text, status: 'missing' }];
  else if (text === was) yield [path, { text }];
  else yield [path, { text, status: 'older', ...(was && { was }) }];
}

/** The plain text of phrases, one line each. */
function toPhraseLines(value: unknown): string {
  if (!Array.isArray(value)) return '';
  if (value.every(Array.isArray)) return value.map(toPhraseLines).join('\n');
  return toPhraseText(value as Run[]);
}

function descend({ value, now, before, standIn }: ContentVersions, name: string): ContentVersions {
  const at = (tree: unknown) =>
    typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[name] : undefined;
  return { value: at(value), now: at(now), before: at(before), standIn: at(standIn) };
}

/** How many fields are missing, and how many older, in all or in one part of the form. */
export function countStatuses(comparisons: ReadonlyMap<string, SourceComparison>, part?: string) {
  const found = [...comparisons].filter(
    ([path]) => part === undefined || path === part || path.startsWith(`${part}/`),
  );
  const count = (wanted: SourceComparison['status']) =>
    found.filter(([, { status }]) => status === wanted).length;
  return { missing: count('missing'), older: count('older') };
}
