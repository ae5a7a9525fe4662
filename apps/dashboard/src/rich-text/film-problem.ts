import { filmHosts, parseFilmAddress } from '@agency/contracts';
import { type Language, locales } from '../panel/language/language.ts';
import type { Speech } from '../panel/language/speak.ts';

/** Allowed hosts, as a list for messages. */
const nameHosts = (language: Language) =>
  new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
    filmHosts.map(({ name }) => name),
  );

/** Why a URL is no allowed film. */
export function toFilmProblem(
  address: string,
  { language, words: { film }, say }: Speech<'editing'>,
): string | undefined {
  const hosts = nameHosts(language);
  if (!address.trim()) return say(film.paste, { hosts });
  return parseFilmAddress(address) ? undefined : say(film.others, { hosts });
}
