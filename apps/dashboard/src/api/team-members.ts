import type { TeamMember as WireTeamMember } from '@agency/contracts';
import type { Payload } from 'payload';
import type { TeamMember } from '../payload-types.ts';
import { toImage } from './image.ts';

/** `GET /api/team-members/`, in the order editors gave them. */
export async function getTeamMembers(payload: Payload): Promise<WireTeamMember[]> {
  const { docs } = await payload.find({
    collection: 'team-members',
    sort: '_order',
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  return docs.map(toTeamMember);
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
