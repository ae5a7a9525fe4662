import { areAligned, areSame } from '@agency/content/differences';
import { type Run, toPlainText as toPhraseText } from '@agency/content/phrase';
import { getAt, joinPath } from '../../collections/content/content-tree.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { decideKind, isShortText, listChildren } from './field-kinds.ts';
import { toPlainText } from './to-plain-text.ts';

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

/** The source of each translated field, by path: texts, and lists whose entries have changed. */
export function compareWithSource(
  schema: FormSchema,
  content: unknown,
  source: SourceContent,
): Map<string, SourceComparison> {
  return new Map(compare(schema, '', { value: content, ...source }));
}

interface ContentVersions extends SourceContent {
  value: unknown;
}

function compare(
  schema: FormSchema,
  path: string,
  versions: ContentVersions,
): [string, SourceComparison][] {
  const { value, now, before } = versions;
  if (now === undefined || now === null) return [];
  const below = (name: string, inner: FormSchema) =>
    compare(inner, joinPath(path, name), {
      value: getAt(value, name),
      now: getAt(now, name),
      before: getAt(before, name),
      fallback: getAt(versions.fallback, name),
    });
  const kind = decideKind(schema);
  // The lines of a heading break elsewhere in another language.
  const isPhrases = kind === 'list' && decideKind(schema.items ?? {}) === 'phrase';
  if (kind === 'phrase' || isPhrases) return compareText(toPhraseLines, path, versions);
  if (kind === 'text') {
    return isShortText(schema, path) ? [] : compareText(toPlainText, path, versions);
  }
  if (!['group', 'record', 'either', 'list'].includes(kind)) return [];
  if (value === undefined) return [[path, { text: toPlainText(now), status: 'missing' }]];
  if (kind !== 'list') {
    return listChildren(schema, now).flatMap((child) => below(child.name, child.schema));
  }
  if (!Array.isArray(now) || !Array.isArray(before) || !areAligned(before, now)) {
    const was = toPlainText(before);
    return [[path, { text: toPlainText(now), status: 'older', ...(was && { was }) }]];
  }
  const shared = now.slice(0, Array.isArray(value) ? value.length : 0);
  return shared.flatMap((_, index) => below(String(index), schema.items ?? {}));
}

function compareText(
  toText: (value: unknown) => string,
  path: string,
  { value, now, before, fallback }: ContentVersions,
): [string, SourceComparison][] {
  const [text, was] = [toText(now), toText(before)];
  if (text === '') return [];
  const isMissing =
    value === undefined || value === '' || (fallback !== undefined && areSame(value, fallback));
  if (isMissing) return [[path, { text, status: 'missing' }]];
  if (text === was) return [[path, { text }]];
  return [[path, { text, status: 'older', ...(was && { was }) }]];
}

/** The plain text of phrases, one line each. */
function toPhraseLines(value: unknown): string {
  if (!Array.isArray(value)) return '';
  if (value.every(Array.isArray)) return value.map(toPhraseLines).join('\n');
  return toPhraseText(value as Run[]);
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
