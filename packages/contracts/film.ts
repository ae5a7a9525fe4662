/** A video host that articles may embed. */
interface FilmHost {
  name: string;
  /** URLs of its videos, without `https://`, `www.` and `m.`. */
  urls: readonly string[];
  /** Pattern of `{id}`. */
  id: string;
  page: string;
  /** Origin of its player without tracking. */
  origin: string;
  player: string;
}

/** The video hosts that articles may embed. */
export const filmHosts: readonly FilmHost[] = [
  {
    name: 'YouTube',
    urls: [
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
    urls: ['vimeo.com/{id}', 'player.vimeo.com/video/{id}'],
    id: '[0-9]{6,12}',
    page: 'https://vimeo.com/{id}',
    origin: 'https://player.vimeo.com',
    player: '/video/{id}?autoplay=1&dnt=1',
  },
];

/** A video on an allowed host. */
export interface HostedFilm {
  host: string;
  page: string;
  player: string;
}

/** Longest URL that is parsed. */
export const MAX_FILM_URL = 300;

const toLiteral = (text: string) => text.replace(/[.?/]/g, '\\$&');

const patterns = filmHosts.map((host) => {
  const any = host.urls.map(toLiteral).join('|').replaceAll('{id}', `(${host.id})`);
  return { host, pattern: new RegExp(`^(?:${any})$`) };
});

/** Parses the URL of a video; returns nothing if no allowed host has such URLs. */
export function parseFilmUrl(text: string): HostedFilm | undefined {
  if (text.length > MAX_FILM_URL) return undefined;
  const url = URL.parse(text.trim());
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
