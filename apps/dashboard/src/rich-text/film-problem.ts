import { filmHosts, parseFilmAddress } from '@agency/contracts';
import type { Translations } from '../panel/language/get-translations.ts';
import { type Language, locales } from '../panel/language/language.ts';

/** The hosts that are allowed, as a sentence names them. */
const nameHosts = (language: Language) =>
  new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
    filmHosts.map(({ name }) => name),
  );

/** Why an address is of no film that may be shown, in words; nothing when it is of one. */
export function toFilmProblem(
  address: string,
  { language, texts: { film }, t }: Translations<'editing'>,
): string | undefined {
  const hosts = nameHosts(language);
  if (!address.trim()) return t(film.paste, { hosts });
  return parseFilmAddress(address) ? undefined : t(film.others, { hosts });
}
