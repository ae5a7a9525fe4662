import { filmHosts, parseFilmAddress } from '@agency/contracts';

/** The hosts that are allowed, as a sentence names them. */
const FILM_HOSTS = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  filmHosts.map(({ name }) => name),
);

/** Why an address is of no film that may be shown, in words; nothing when it is of one. */
export function toFilmProblem(address: string): string | undefined {
  if (!address.trim()) return `Paste the address of the film on ${FILM_HOSTS}.`;
  if (parseFilmAddress(address)) return undefined;
  return `Only films on ${FILM_HOSTS} can be shown here. Open the film there and copy its address; of any other host make a link instead.`;
}
