import type { Overrides } from '@agency/content/overrides';
import { contentSchema, wireCaseStudySchema } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { toFacts, toPicture, toRest } from '../../api/case-studies.ts';
import { labels as arabicLabels } from '../../panel/language/ar/labels.ts';
import { getTranslations } from '../../panel/language/get-translations.ts';
import type { Language } from '../../panel/language/language.ts';
import type { CaseStudy } from '../../payload-types.ts';
import type { Fault } from '../content/fault.ts';
import { toFieldPath } from '../content/field-names.ts';
import type { FormSchema } from '../content/form-schema.ts';
import { toTrimmed } from './field-rules.ts';
import { putStudyWords, sayStudy } from './say-study.ts';

/** Words of a study by their places, in groups as its page has them. */
export interface StudyTree {
  [name: string]: string | StudyTree;
}

/** Most letters of a text; of any other as many as a page takes. */
const LONGEST: Readonly<Record<string, number>> = {
  ...{ client: 60, sector: 120, country: 60, summary: 300, description: 170 },
  ...{ introHeading: 120, heading: 120, title: 120, label: 120 },
  ...{ topText: 40, bottomText: 120, footerText: 200 },
};
const LONGEST_TEXT = 20_000;

/** Most faults that are told at once. */
const MOST_FAULTS = 20;

const NAMES: Readonly<Record<string, string>> = {
  ...{ client: 'Client', sector: 'Sector', country: 'Country', services: 'Services' },
  ...{ summary: 'Summary', description: 'Description', introHeading: 'Heading', introText: 'Text' },
  ...{ heading: 'Heading', text: 'Text', captions: 'Text below them', label: 'Text of the link' },
  ...{ topText: 'Figure', bottomText: 'What it counts', footerText: 'Remark' },
  ...{ title: 'Step', points: 'What is done in it', cards: 'Cards' },
  ...{ blocks: 'The rest of the page', pictures: 'Pictures', films: 'Films' },
};

/** The study that words belong to, with its pictures and films, as it was stored last; nothing when it is gone. */
export async function findStudy(req: PayloadRequest, id: number): Promise<CaseStudy | undefined> {
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

/** The words of a study as they are. */
export function toStudyTree(study: CaseStudy): StudyTree {
  const tree: StudyTree = {};
  sayStudy(study, (place, text) => {
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

/** The same places without a word. */
export const toBlank = (tree: StudyTree): StudyTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [
      name,
      typeof part === 'string' ? '' : toBlank(part),
    ]),
  );

/** Every place of a tree, with its text. */
export function* listTexts(tree: StudyTree, place = ''): Generator<[place: string, text: string]> {
  for (const [name, part] of Object.entries(tree)) {
    if (typeof part === 'string') yield [place + name, part];
    else yield* listTexts(part, `${place}${name}/`);
  }
}

/** The form of a study's words. What stands under a number is counted. */
export function toStudyForm(tree: StudyTree, language: Language = 'en'): FormSchema {
  const toName = (english: string) =>
    language === 'ar' ? (arabicLabels[english] ?? english) : english;
  const toForm = (part: string | StudyTree, name: string, title: string): FormSchema => {
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

/** Of some words those that have a place in the study and say something. */
export function toStored(tree: StudyTree, fields: Overrides): Overrides {
  const places = new Set([...listTexts(tree)].map(([place]) => place));
  const isSaid = ([place, text]: [string, unknown]) =>
    places.has(place) && typeof text === 'string' && text.trim() !== '';
  return Object.fromEntries(Object.entries(fields).filter(isSaid));
}

interface Checked {
  study: CaseStudy;
  fields: unknown;
  /** Whether visitors are to read them. */
  isPublished: boolean;
  language: Language;
}

/** What is stored of the words of a study, or what is wrong with them: a draft may lack any. */
export function checkStudyWords({
  study,
  fields,
  isPublished,
  language,
}: Checked): { fields: Overrides } | { faults: Fault[] } {
  const refusals = getTranslations({ language }, 'errors').texts.words;
  const faulty = getTranslations({ language }, 'content');
  const parsed = contentSchema.shape.fields.safeParse(fields);
  if (!parsed.success) {
    return { faults: [{ path: '', label: refusals.all, message: refusals.unknown }] };
  }
  const tree = toStudyTree(study);
  const form = toStudyForm(tree, language);
  const toFault = (place: string, message: string): Fault => ({
    path: place,
    label: toFieldPath(form, place),
    message,
  });
  const stored = toStored(tree, parsed.data);
  const { errors: says } = faulty.texts;
  const faults = [...listTexts(tree)].flatMap(([place]) => {
    const text = stored[place];
    const most = LONGEST[place.split('/').at(-1) ?? ''] ?? LONGEST_TEXT;
    if (typeof text === 'string' && text.length > most) {
      return [toFault(place, faulty.t(says.most, { count: most }))];
    }
    return isPublished && text === undefined ? [toFault(place, says.fill)] : [];
  });
  if (faults.length > 0) return { faults: faults.slice(0, MOST_FAULTS) };
  const said = isPublished ? putStudyWords(study, stored) : undefined;
  const wire = said && { ...toFacts(said), tile: toPicture(said.tile), ...toRest(said) };
  const issues = wire ? (wireCaseStudySchema.safeParse(toTrimmed(wire)).error?.issues ?? []) : [];
  if (issues.length === 0) return { fields: stored };
  return {
    faults: issues.slice(0, MOST_FAULTS).map(({ path, message }) => {
      const place = String(path[0]);
      return toFault(place in tree ? place : '', message);
    }),
  };
}
