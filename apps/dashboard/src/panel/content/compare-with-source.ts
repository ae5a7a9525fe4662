import { areAligned, areSame } from '@agency/content/differences';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { type Run, toPlainText } from '@agency/content/phrase';
import { getAt, joinPath } from '../../collections/content/content-tree.ts';
import type { EditedCopy } from '../../collections/content/edited-copy.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { toTextLines } from '../../collections/content/to-text-lines.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { decideKind, isShortText, listChildren } from './field-kinds.ts';

/** The source text of a field, and the status of its translation. */
export interface SourceComparison {
  text: string;
  /** `missing`: not translated. `older`: the source text has changed since. */
  status?: 'missing' | 'older';
  /** The source text when the translation was written. */
  was?: string;
}

/** The source of each translated field, by path: texts, and lists whose entries have changed. */
export type Comparisons = ReadonlyMap<string, SourceComparison>;

/**
 * Compares a document with the default language. Returns nothing for the default language itself.
 * @param translatedFrom the source texts when their translations were written, by path
 */
export function compareTranslation(
  { schema, original, source }: EditedCopy,
  content: unknown,
  translatedFrom: Overrides | null | undefined,
): Comparisons | undefined {
  if (!source) return undefined;
  const before = putOverrides(source.defaults, translatedFrom ?? {}).changed;
  const fallback = source.isFallback ? original : undefined;
  return new Map(compare(schema, '', { value: content, now: source.now, before, fallback }));
}

/** One part of a document in all its versions. */
interface ContentVersions {
  value: unknown;
  /** The source as visitors read it. */
  now: unknown;
  /** The source as it was when the translation was written. */
  before: unknown;
  /** The fallback content of a language without a file: equal texts count as missing. */
  fallback: unknown;
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
  if (kind === 'text')
    return isShortText(schema, path) ? [] : compareText(toTextLines, path, versions);
  if (!['group', 'either', 'list'].includes(kind)) return [];
  if (value === undefined) return [[path, { text: toTextLines(now), status: 'missing' }]];
  if (kind !== 'list')
    return listChildren(schema, now).flatMap((child) => below(child.name, child.schema));
  if (!Array.isArray(now) || !Array.isArray(before) || !areAligned(before, now)) {
    const was = toTextLines(before);
    return [[path, { text: toTextLines(now), status: 'older', ...(was && { was }) }]];
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
  return toPlainText(value as Run[]);
}

/**
 * Numbers of changed fields and of missing and outdated translations, in words.
 * @param changed paths of the changed fields
 * @param part only what is below this path
 */
export function toStatusTexts(
  changed: readonly string[],
  comparisons: Comparisons | undefined,
  { texts: { state }, t }: Translations<'content'>,
  part = '',
): string[] {
  const isInPart = (path: string) => part === '' || path === part || path.startsWith(`${part}/`);
  const compared = [...(comparisons ?? [])].filter(([path]) => isInPart(path));
  const count = (wanted: SourceComparison['status']) =>
    compared.filter(([, { status }]) => status === wanted).length;
  const counts = [
    { text: state.changes, count: changed.filter(isInPart).length },
    { text: state.missing, count: count('missing') },
    { text: state.older, count: count('older') },
  ];
  return counts.filter((one) => one.count > 0).map(({ text, count }) => t(text, { count }));
}
