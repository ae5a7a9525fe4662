import { defaultLanguage } from '@agency/content/languages';
import type { TeamMember as WireTeamMember } from '@agency/contracts';
import type { Payload } from 'payload';
import { pickText } from '../collections/localized-text.ts';
import { findPublic } from './find-public.ts';
import { toImage } from './image.ts';
import { toWireLanguage } from './response.ts';

/** `GET /api/team-members/` in editors' order: those with a name and a position in the language. */
export async function getTeamMembers(
  payload: Payload,
  _parameter = '',
  language = defaultLanguage.tag,
): Promise<WireTeamMember[]> {
  const members = await findPublic(payload, 'team-members', {
    sort: '_order',
    locale: 'all',
    depth: 1,
  });
  return members.flatMap((member) => {
    const name = pickText(member.name, language);
    const position = pickText(member.position, language);
    if (!name || !position) return [];
    return {
      name,
      position,
      quote: pickText(member.quote, language) ?? '',
      image: toImage(member.portrait, language),
      ...toWireLanguage(language),
    };
  });
}
