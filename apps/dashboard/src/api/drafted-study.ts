import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import {
  caseStudyNameSchema,
  type DraftedCaseStudy,
  draftedCaseStudySchema,
  wireBlockSchema,
  wireCaseStudySchema,
} from '@agency/contracts';
import type { Payload } from 'payload';
import { toTrimmed } from '../collections/case-studies/field-rules.ts';
import { sayStudy } from '../collections/case-studies/say-study.ts';
import { ofWords } from '../collections/content/find-words.ts';
import { toStudyKey } from '../collections/content/words-name.ts';
import type { CaseStudy } from '../payload-types.ts';
import { toFacts, toPicture, toRest } from './case-studies.ts';

/** Said where a draft says nothing yet, or nothing that could be shown. */
const NOTHING_YET = '–';

/** What people call a field, and what stands in for what cannot be shown of it. */
const fields: { [Field in keyof DraftedCaseStudy]?: [label: string, standIn: unknown] } = {
  client: ['Client', NOTHING_YET],
  sector: ['Sector', NOTHING_YET],
  country: ['Country', NOTHING_YET],
  summary: ['In one line', NOTHING_YET],
  services: ['Services', [NOTHING_YET]],
  categories: ['Categories', ['branding']],
  colour: ['Colour', '#1f3bff'],
  order: ['Place in the grid', 1],
  mobile_order: ['Place on phones', undefined],
  tile: ['Tile', null],
  world: ['Background of the page', null],
  aperture_crop: ['Part of the picture', undefined],
  description: ['Meta description', ''],
};

const { heading, text } = wireCaseStudySchema.shape.intro.shape;
const MAX_BLOCKS = 60;
const MAX_RELATED = 3;
const MAX_LACKS = 20;

/**
 * The newest version of a case study, whether it is published or not; what it lacks, or what is no good yet, is stood in for, and named.
 * Nothing when there is none, or it is in the trash. For whoever was let in by a signed link.
 */
export async function getDraftedStudy(
  payload: Payload,
  id: number,
  language: Language = defaultLanguage,
): Promise<{ draft: DraftedCaseStudy; lacks: string[] } | undefined> {
  const found: CaseStudy | null = await payload.findByID({
    collection: 'case-studies',
    id,
    draft: true,
    depth: 2,
    disableErrors: true,
    // The signed link is the permission.
    overrideAccess: true,
  });
  const translated = found && (await translate(payload, found, language));
  if (!translated) return undefined;
  const { study } = translated;
  const told = toTrimmed({ ...toFacts(study), tile: toPicture(study.tile), ...toRest(study) });
  const draft: Record<string, unknown> = { ...told };
  const lacks: string[] = translated.isWhole ? [] : [`Words in ${language.name}`];
  for (const [name, [label, standIn]] of Object.entries(fields)) {
    const field = name as keyof DraftedCaseStudy;
    if (!wireCaseStudySchema.shape[field].safeParse(draft[field]).success) lacks.push(label);
    if (!draftedCaseStudySchema.shape[field].safeParse(draft[field]).success) {
      draft[field] = standIn;
    }
  }
  if (!heading.safeParse(told.intro.heading).success) lacks.push('Opening heading');
  if (!text.safeParse(told.intro.text).success) lacks.push('Opening text');
  draft.intro = {
    heading: heading.safeParse(told.intro.heading).data ?? NOTHING_YET,
    text: text.safeParse(told.intro.text).data ?? [NOTHING_YET],
  };
  // A part that is half made is not shown.
  const blocks = told.blocks
    .flatMap((block) => wireBlockSchema.safeParse(block).data ?? [])
    .slice(0, MAX_BLOCKS);
  draft.blocks = blocks;
  if (blocks.length < (study.blocks ?? []).length) lacks.push('The rest of the page');
  const related = told.related.filter((name) => caseStudyNameSchema.safeParse(name).success);
  draft.related = related.slice(0, MAX_RELATED);
  if (told.related.length > related.slice(0, MAX_RELATED).length) lacks.push('Related work');
  return { draft: draftedCaseStudySchema.parse(draft), lacks: lacks.slice(0, MAX_LACKS) };
}

/** The newest words of a study in a language, and whether there is none that it lacks. */
async function translate(payload: Payload, study: CaseStudy, language: Language) {
  if (isDefault(language)) return { study, isWhole: true };
  const { docs } = await payload.find({
    collection: 'content',
    where: ofWords({ key: toStudyKey(study.id), language }),
    draft: true,
    limit: 1,
    pagination: false,
    depth: 0,
    // As above.
    overrideAccess: true,
  });
  const fields: Record<string, unknown> = docs[0]?.fields ?? {};
  let isWhole = true;
  const said = sayStudy(study, (place) => {
    const text = fields[place];
    if (typeof text === 'string' && text.trim() !== '') return text;
    isWhole = false;
    return NOTHING_YET;
  });
  return said && { study: said, isWhole };
}
