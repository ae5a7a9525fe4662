import type { Overrides } from '@agency/content/overrides';
import { wireCaseStudySchema } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { toDetails, toPicture, toSummary } from '../../api/case-studies.ts';
import { labels as arabicLabels } from '../../panel/language/ar/labels.ts';
import { getTranslations } from '../../panel/language/get-translations.ts';
import type { Language } from '../../panel/language/language.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { toFieldLabelPath } from '../content/field-labels.ts';
import type { FieldError, FormSchema } from '../content/form-schema.ts';
import { applyTranslation, translateCaseStudy } from './translate-case-study.ts';
import { toTrimmed } from './validators.ts';

/** Texts of a case study as a tree of key paths. */
export interface CopyTree {
  [name: string]: string | CopyTree;
}

/** Maximum lengths by field name. */
const LONGEST: Readonly<Record<string, number>> = {
  ...{ client: 60, sector: 120, country: 60, summary: 300, description: 170 },
  ...{ introHeading: 120, heading: 120, title: 120, label: 120 },
  ...{ topText: 40, bottomText: 120, footerText: 200 },
};
const LONGEST_TEXT = 20_000;

/** Errors in one response. */
const MAX_ERRORS = 20;

const NAMES: Readonly<Record<string, string>> = {
  ...{ client: 'Client', sector: 'Sector', country: 'Country', services: 'Services' },
  ...{ summary: 'Summary', description: 'Description', introHeading: 'Heading', introText: 'Text' },
  ...{ heading: 'Heading', text: 'Text', captions: 'Text below them', label: 'Text of the link' },
  ...{ topText: 'Figure', bottomText: 'What it counts', footerText: 'Remark' },
  ...{ title: 'Step', points: 'What is done in it', cards: 'Cards' },
  ...{ blocks: 'The rest of the page', pictures: 'Pictures', films: 'Films' },
};

/** The latest version of a case study, with pictures and films; nothing if it is deleted. */
export async function findCaseStudy(
  req: PayloadRequest,
  id: number,
): Promise<CaseStudy | undefined> {
  const found = await req.payload.findByID({
    collection: 'case-studies',
    id,
    draft: true,
    depth: 2,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return found ?? undefined;
}

/** The texts of a case study. */
export function toCopyTree(study: CaseStudy): CopyTree {
  const tree: CopyTree = {};
  translateCaseStudy(study, (place, text) => {
    const steps = place.split('/');
    const last = steps.pop() ?? '';
    let at = tree;
    for (const step of steps) {
      const inner = at[step];
      const next = typeof inner === 'object' ? inner : {};
      at[step] = next;
      at = next;
    }
    at[last] = text;
    return text;
  });
  return tree;
}

/** The same tree with empty texts. */
export const toEmptyCopy = (tree: CopyTree): CopyTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [
      name,
      typeof part === 'string' ? '' : toEmptyCopy(part),
    ]),
  );

/** All key paths of a tree, with their texts. */
export function* listTexts(tree: CopyTree, place = ''): Generator<[place: string, text: string]> {
  for (const [name, part] of Object.entries(tree)) {
    if (typeof part === 'string') yield [place + name, part];
    else yield* listTexts(part, `${place}${name}/`);
  }
}

/** Form schema of a translation. Rows are numbered. */
export function toCopyForm(tree: CopyTree, language: Language = 'en'): FormSchema {
  const toName = (english: string) =>
    language === 'ar' ? (arabicLabels[english] ?? english) : english;
  const toForm = (part: string | CopyTree, name: string, title: string): FormSchema => {
    if (typeof part === 'string') {
      const most = LONGEST[name];
      return { type: 'string', title, ...(most && { maxLength: most }) };
    }
    const inner = Object.entries(part).map(([key, value], index) => {
      const known = NAMES[key];
      return [key, toForm(value, key, known ? toName(known) : String(index + 1))] as const;
    });
    return {
      ...{ type: 'object', title, properties: Object.fromEntries(inner) },
      required: inner.map(([key]) => key),
    };
  };
  return toForm(tree, '', '');
}

/** Keeps only texts that exist in the case study and are not empty. */
export function toStoredCopy(tree: CopyTree, fields: Overrides): Overrides {
  const places = new Set([...listTexts(tree)].map(([place]) => place));
  const isSaid = ([place, text]: [string, unknown]) =>
    places.has(place) && typeof text === 'string' && text.trim() !== '';
  return Object.fromEntries(Object.entries(fields).filter(isSaid));
}

/** Finds what a translation lacks, and what does not fit, before it is published. */
export function findCopyErrors(
  study: CaseStudy,
  fields: Overrides,
  language: Language,
): FieldError[] {
  const tree = toCopyTree(study);
  const form = toCopyForm(tree, language);
  const toError = (place: string, message: string): FieldError => ({
    path: place,
    label: place && toFieldLabelPath(form, place),
    message,
  });
  const stored = toStoredCopy(tree, fields);
  const { texts, t } = getTranslations({ language }, 'content');
  const faults = [...listTexts(tree)].flatMap(([place]) => {
    const text = stored[place];
    if (typeof text !== 'string') return [toError(place, texts.errors.fill)];
    const most = LONGEST[place.split('/').at(-1) ?? ''] ?? LONGEST_TEXT;
    return text.length > most ? [toError(place, t(texts.errors.most, { count: most }))] : [];
  });
  if (faults.length > 0) return faults.slice(0, MAX_ERRORS);
  const said = applyTranslation(study, stored);
  const wire = said && { ...toSummary(said), tile: toPicture(said.tile), ...toDetails(said) };
  const issues = wire ? (wireCaseStudySchema.safeParse(toTrimmed(wire)).error?.issues ?? []) : [];
  return issues.slice(0, MAX_ERRORS).map(({ path, message }) => {
    const place = String(path[0]);
    return toError(place in tree ? place : '', message);
  });
}
