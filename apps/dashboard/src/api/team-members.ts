import { defaultLanguage } from '@agency/content/languages';
import type { TeamMember as WireTeamMember } from '@agency/contracts';
import type { Payload } from 'payload';
import { pickLocalized } from '../collections/localized-text.ts';
import type { TeamMember } from '../payload-types.ts';
import { toImage } from './image.ts';

const DEFAULT = defaultLanguage.tag;

/**
 * `GET /api/team-members/` in editors' order; with `?language=ar` those with a name and a position in that language.
 */
export async function getTeamMembers(
  payload: Payload,
  _parameter = '',
  language = DEFAULT,
): Promise<WireTeamMember[]> {
  const { docs } = await payload.find({
    collection: 'team-members',
    sort: '_order',
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs.flatMap((member) =>
    language === DEFAULT ? toTeamMember(member) : (toMemberIn(member, language) ?? []),
  );
}

function toTeamMember(member: TeamMember): WireTeamMember {
  return {
    name: member.name,
    position: member.position,
    quote: member.quote ?? '',
    image: toImage(member.portrait),
  };
}

/** A team member in another language; nothing without a name or position in it. */
function toMemberIn(member: TeamMember, language: string): WireTeamMember | undefined {
  const name = pickLocalized(member.names, language);
  const position = pickLocalized(member.positions, language);
  if (!name || !position) return undefined;
  return {
    name,
    position,
    quote: pickLocalized(member.quotes, language) ?? '',
    image: toImage(member.portrait, language),
    language,
  };
}
