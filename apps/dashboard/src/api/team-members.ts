import { defaultLanguage } from '@agency/content/languages';
import type { TeamMember as WireTeamMember } from '@agency/contracts';
import type { Payload } from 'payload';
import { pickLocalized } from '../collections/localized-text.ts';
import type { TeamMember } from '../payload-types.ts';
import { toImage } from './image.ts';

const DEFAULT = defaultLanguage.tag;

/**
 * `GET /api/team-members/`, in the order editors gave them; with `?language=ar` those who have a name and a position in that
 * language.
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

/** A team member as the contract says. */
function toTeamMember(member: TeamMember): WireTeamMember {
  return {
    name: member.name,
    position: member.position,
    quote: member.quote ?? '',
    image: toImage(member.portrait),
  };
}

/** The same in another language; nothing where it has no name or no position there. */
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
