import type { TeamMember } from '@agency/contracts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';

/** What a host says that knows no languages. The same object, so that a page made of it is kept. */
const NOBODY: TeamMember[] = [];

/** Who of the team has words in a language. A host that does not know languages has nobody in it. */
export function toLanguageTeam(asked: { language: string }): Resource<TeamMember[]> {
  const resource = toResource('language-team-members', asked);
  return {
    ...resource,
    whenRefused: { data: NOBODY },
    parse(body, onBadRecord) {
      const { data, isWhole } = resource.parse(body, onBadRecord);
      // Whoever does not look at the query answers with words of the default language.
      return { data: data.filter(({ language }) => language === asked.language), isWhole };
    },
  };
}
