import { areAligned, areSame } from '@agency/content/differences';
import { type Run, toPlainText as toPhraseText } from '@agency/content/phrase';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { toPlainText } from '../editing/words.ts';
import { decideKind, decideShape, isShortText } from './kinds.ts';
import { toPlace } from './tree.ts';

/** The default language beside words of another one. */
export interface Counterpart {
  /** As visitors read it. */
  now: unknown;
  /** As it was when those words were written. */
  before: unknown;
  /** What stands in for words of the language where it has no file of its own: all that reads so is missing. */
  standIn?: unknown;
}

/** A field beside what the default language says in its place. */
export interface Beside {
  text: string;
  /** `missing`: the language says nothing there. `older`: the default one says something else since. */
  standing?: 'missing' | 'older';
  /** What the default language said when these words were written. */
  was?: string;
}

interface Trees {
  value: unknown;
  now: unknown;
  before: unknown;
  standIn: unknown;
}

/** What stands beside each field of some words, by its place: texts, and lists that have other entries since. */
export function compareWords(
  schema: FormSchema,
  words: unknown,
  { now, before, standIn }: Counterpart,
): Map<string, Beside> {
  return new Map(walk(schema, '', { value: words, now, before, standIn }));
}

function* walk(schema: FormSchema, place: string, trees: Trees): Generator<[string, Beside]> {
  const { value, now, before } = trees;
  if (now === undefined || now === null) return;
  const kind = decideKind(schema);
  switch (kind) {
    case 'group':
    case 'record':
    case 'either': {
      const shape = kind === 'either' ? (schema.anyOf?.[decideShape(schema, now)] ?? {}) : schema;
      if (value === undefined) {
        yield [place, { text: toPlainText(now), standing: 'missing' }];
        return;
      }
      for (const name of Object.keys(now as object)) {
        const inner = shape.properties?.[name] ?? (shape.additionalProperties || undefined);
        if (inner) yield* walk(inner, toPlace(place, name), step(trees, name));
      }
      return;
    }
    case 'list': {
      if (value === undefined) {
        yield [place, { text: toPlainText(now), standing: 'missing' }];
      } else if (!Array.isArray(now) || !Array.isArray(before) || !areAligned(before, now)) {
        const was = toPlainText(before);
        yield [place, { text: toPlainText(now), standing: 'older', ...(was && { was }) }];
      } else {
        for (const index of now.keys()) {
          const entry = step(trees, String(index));
          if (entry.value !== undefined)
            yield* walk(schema.items ?? {}, toPlace(place, index), entry);
        }
      }
      return;
    }
    case 'phrase':
    case 'lines':
    case 'text':
      if (kind !== 'text' || !isShortText(schema, place)) yield* compareText(kind, place, trees);
      return;
    default:
      return;
  }
}

function* compareText(
  kind: 'phrase' | 'lines' | 'text',
  place: string,
  { value, now, before, standIn }: Trees,
): Generator<[string, Beside]> {
  const toText = (one: unknown) => (kind === 'text' ? toPlainText(one) : toSpokenText(one));
  const [text, was] = [toText(now), toText(before)];
  if (text === '') return;
  const isMissing =
    value === undefined || value === '' || (standIn !== undefined && areSame(value, standIn));
  if (isMissing) yield [place, { text, standing: 'missing' }];
  else if (text === was) yield [place, { text }];
  else yield [place, { text, standing: 'older', ...(was && { was }) }];
}

/** Words in volumes as they are said; a line of them a line. */
function toSpokenText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  if (value.every(Array.isArray)) return value.map(toSpokenText).join('\n');
  return toPhraseText(value as Run[]);
}

function step({ value, now, before, standIn }: Trees, name: string): Trees {
  const at = (tree: unknown) =>
    typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[name] : undefined;
  return { value: at(value), now: at(now), before: at(before), standIn: at(standIn) };
}

/** How many fields are missing, and how many older, in all or in one part of the form. */
export function countStandings(beside: ReadonlyMap<string, Beside>, part?: string) {
  const found = [...beside].filter(
    ([place]) => part === undefined || place === part || place.startsWith(`${part}/`),
  );
  const count = (wanted: Beside['standing']) =>
    found.filter(([, { standing }]) => standing === wanted).length;
  return { missing: count('missing'), older: count('older') };
}
