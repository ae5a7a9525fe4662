import { filmHosts, parseFilmAddress } from '@agency/contracts';
import { type Language, locales } from '../panel/language/language.ts';
import type { Speech } from '../panel/language/speak.ts';

/** The hosts that are allowed, as a sentence names them. */
const nameHosts = (language: Language) =>
  new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
    filmHosts.map(({ name }) => name),
  );

/** Why an address is of no film that may be shown, in words; nothing when it is of one. */
export function toFilmProblem(
  address: string,
  { language, words: { film }, say }: Speech<'editing'>,
): string | undefined {
  const hosts = nameHosts(language);
  if (!address.trim()) return say(film.paste, { hosts });
  return parseFilmAddress(address) ? undefined : say(film.others, { hosts });
}
