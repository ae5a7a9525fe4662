import { palette } from '@agency/brand/palette';
import { defaultLanguage, type Language } from '@agency/content/languages';
import {
  caseStudyNameSchema,
  type DraftedCaseStudy,
  draftedCaseStudySchema,
  MAX_RELATED_CASE_STUDIES,
  wireBlockSchema,
  wireCaseStudySchema,
} from '@agency/contracts';
import type { Payload } from 'payload';
import { toTrimmed } from '../collections/case-studies/validators.ts';
import { toLocale } from '../collections/localized-text.ts';
import type { CaseStudy } from '../payload-types.ts';
import { toDetails, toPicture, toSummary } from './case-studies.ts';

/** Text for missing or invalid values. */
const PLACEHOLDER = '–';

/** Label and placeholder of each field. */
const fields: { [Field in keyof DraftedCaseStudy]?: [label: string, standIn: unknown] } = {
  client: ['Client', PLACEHOLDER],
  sector: ['Sector', PLACEHOLDER],
  country: ['Country', PLACEHOLDER],
  summary: ['In one line', PLACEHOLDER],
  services: ['Services', [PLACEHOLDER]],
  categories: ['Categories', ['branding']],
  colour: ['Colour', palette.cobalt],
  order: ['Place in the grid', 1],
  mobile_order: ['Place on phones', undefined],
  year: ['Year', undefined],
  tile: ['Tile', null],
  world: ['Background of the page', null],
  aperture_crop: ['Part of the picture', undefined],
  description: ['Description', ''],
};

const { heading, text } = wireCaseStudySchema.shape.intro.shape;
const MAX_BLOCKS = 60;
const MAX_MISSING = 20;

/**
 * The latest version of a case study, with placeholders for missing and invalid fields, and the names of those
 * fields. Nothing if it does not exist or is in the trash. The caller has checked the signed link.
 */
export async function getCaseStudyDraft(
  payload: Payload,
  id: number,
  language: Language = defaultLanguage,
): Promise<{ draft: DraftedCaseStudy; lacks: string[] } | undefined> {
  const study: CaseStudy | null = await payload.findByID({
    collection: 'case-studies',
    id,
    // Texts that are not translated are those of the other language.
    locale: toLocale(language.tag),
    draft: true,
    depth: 2,
    disableErrors: true,
    // The signed link is the permission.
    overrideAccess: true,
  });
  if (!study) return undefined;
  const values = toTrimmed({
    ...toSummary(study),
    tile: toPicture(study.tile),
    ...toDetails(study),
  });
  const draft: Record<string, unknown> = { ...values };
  const lacks: string[] = [];
  for (const [name, [label, standIn]] of Object.entries(fields)) {
    const field = name as keyof DraftedCaseStudy;
    if (!wireCaseStudySchema.shape[field].safeParse(draft[field]).success) lacks.push(label);
    if (!draftedCaseStudySchema.shape[field].safeParse(draft[field]).success)
      draft[field] = standIn;
  }
  if (!heading.safeParse(values.intro.heading).success) lacks.push('Opening heading');
  if (!text.safeParse(values.intro.text).success) lacks.push('Opening text');
  draft.intro = {
    heading: heading.safeParse(values.intro.heading).data ?? PLACEHOLDER,
    text: text.safeParse(values.intro.text).data ?? [PLACEHOLDER],
  };
  // Incomplete blocks are skipped.
  const blocks = values.blocks
    .flatMap((block) => wireBlockSchema.safeParse(block).data ?? [])
    .slice(0, MAX_BLOCKS);
  draft.blocks = blocks;
  if (blocks.length < (study.blocks ?? []).length) lacks.push('The rest of the page');
  const related = values.related.filter((name) => caseStudyNameSchema.safeParse(name).success);
  draft.related = related.slice(0, MAX_RELATED_CASE_STUDIES);
  if (values.related.length > related.slice(0, MAX_RELATED_CASE_STUDIES).length)
    lacks.push('Related work');
  return { draft: draftedCaseStudySchema.parse(draft), lacks: lacks.slice(0, MAX_MISSING) };
}
