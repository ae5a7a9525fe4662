/** A host whose films may stand in an article. */
interface FilmHost {
  /** As people call it. */
  name: string;
  /** Addresses of its films, without `https://` and a `www.` or `m.` before them: `{id}` stands for the film. */
  addresses: readonly string[];
  /** What the id of a film looks like. */
  id: string;
  /** Where somebody watches a film there. */
  page: string;
  /** Origin of its player that sets no cookies before a film plays, or does not follow who watches. */
  origin: string;
  /** Path of a film's player. */
  player: string;
}

/** The hosts whose films may stand in an article: who allows another one adds an entry here. */
export const filmHosts: readonly FilmHost[] = [
  {
    name: 'YouTube',
    addresses: [
      'youtube.com/watch?v={id}',
      'youtu.be/{id}',
      'youtube.com/shorts/{id}',
      'youtube.com/live/{id}',
      'youtube.com/embed/{id}',
      'youtube-nocookie.com/embed/{id}',
    ],
    id: '[A-Za-z0-9_-]{11}',
    page: 'https://www.youtube.com/watch?v={id}',
    origin: 'https://www.youtube-nocookie.com',
    player: '/embed/{id}?autoplay=1&rel=0',
  },
  {
    name: 'Vimeo',
    addresses: ['vimeo.com/{id}', 'player.vimeo.com/video/{id}'],
    id: '[0-9]{6,12}',
    page: 'https://vimeo.com/{id}',
    origin: 'https://player.vimeo.com',
    player: '/video/{id}?autoplay=1&dnt=1',
  },
];

/** A film on a host that is allowed. */
export interface HostedFilm {
  /** Name of the host. */
  host: string;
  /** Where it is watched there. */
  page: string;
  /** Its player, to stand in a page of ours. */
  player: string;
}

/** Longest address of a film that is looked at. */
export const MAX_FILM_ADDRESS = 300;

const toLiteral = (text: string) => text.replace(/[.?/]/g, '\\$&');

const patterns = filmHosts.map((host) => {
  const any = host.addresses.map(toLiteral).join('|').replaceAll('{id}', `(${host.id})`);
  return { host, pattern: new RegExp(`^(?:${any})$`) };
});

/** The film of an address, however it was copied; nothing when no host that is allowed has such films. */
export function parseFilmAddress(address: string): HostedFilm | undefined {
  if (address.length > MAX_FILM_ADDRESS) return undefined;
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username) return undefined;
  const name = url.hostname.replace(/^(?:www|m)\./, '');
  const film = url.searchParams.get('v');
  const path = url.pathname.replace(/\/$/, '');
  const plain = name + path + (film && path === '/watch' ? `?v=${film}` : '');
  for (const { host, pattern } of patterns) {
    const id = pattern.exec(plain)?.slice(1).find(Boolean);
    if (!id) continue;
    const fill = (text: string) => text.replace('{id}', id);
    return { host: host.name, page: fill(host.page), player: host.origin + fill(host.player) };
  }
  return undefined;
}
