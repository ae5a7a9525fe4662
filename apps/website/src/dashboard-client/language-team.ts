import type { TeamMember } from '@agency/contracts';
import { toListOfLanguage } from './of-language.ts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';

/** Who of the team has words in a language. A host that does not know languages has nobody in it. */
export const toLanguageTeam = (asked: { language: string }): Resource<TeamMember[]> =>
  toListOfLanguage(toResource('language-team-members', asked), asked.language);
