import type { TeamMember as WireTeamMember } from '@agency/contracts';
import { publicContent } from '../../access/public-collections.ts';
import { toImage } from '../../api/image.ts';
import type { TeamMember } from '../../payload-types.ts';
import { pickText } from '../localized-text.ts';
import { createPublicCollection } from '../public-collection.ts';
import { createLocalizedText } from '../validate-languages.ts';

/** Longest name and position, in characters. */
const MAX_LINE = 80;
/** Longest quote, in characters. */
const MAX_QUOTE = 280;

/** Shown in the languages in which they have a name and a position. */
function toRecord(member: TeamMember, language: string): WireTeamMember | undefined {
  const name = pickText(member.name, language);
  const position = pickText(member.position, language);
  const quote = pickText(member.quote, language) ?? '';
  const image = toImage(member.portrait, language);
  return name && position ? { name, position, quote, image } : undefined;
}

export const teamMembers = createPublicCollection({
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team members' },
  custom: { ...publicContent, toRecord },
  admin: {
    useAsTitle: 'name',
    description: 'The people on the company page, in this order. Drag a row to move it.',
    defaultColumns: ['name', 'position', 'portrait'],
  },
  orderable: true,
  fields: [
    createLocalizedText({
      name: 'name',
      maxLength: MAX_LINE,
      description: 'Without a name and a position, the person is not shown in that language.',
    }),
    createLocalizedText({ name: 'position', maxLength: MAX_LINE }),
    {
      name: 'quote',
      type: 'textarea',
      localized: true,
      maxLength: MAX_QUOTE,
      admin: { description: 'A line in their own words, on the back of the card.' },
    },
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Upright, 800 pixels wide or more.' },
    },
  ],
});
