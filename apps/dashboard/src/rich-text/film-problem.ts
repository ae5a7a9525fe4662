import { filmHosts, parseFilmAddress } from '@agency/contracts';
import type { Translations } from '../panel/language/get-translations.ts';
import { type Language, locales } from '../panel/language/language.ts';

/** Allowed hosts, as a list for messages. */
const nameHosts = (language: Language) =>
  new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
    filmHosts.map(({ name }) => name),
  );

/** Why a URL is no allowed film. */
export function toFilmProblem(
  address: string,
  { language, texts: { film }, t }: Translations<'editing'>,
): string | undefined {
  const hosts = nameHosts(language);
  if (!address.trim()) return t(film.paste, { hosts });
  return parseFilmAddress(address) ? undefined : t(film.others, { hosts });
}
