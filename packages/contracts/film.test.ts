import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmHosts, parseFilmUrl } from './film.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('the URL of a film', () => {
  it.each([
    [YOUTUBE, YOUTUBE],
    ['https://www.youtube.com/watch?si=x&v=dQw4w9WgXcQ&t=42s', YOUTUBE],
    [' https://youtu.be/dQw4w9WgXcQ?si=abc ', YOUTUBE],
    ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ/', YOUTUBE],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
  ])('%s is accepted', (address, page) => {
    expect(parseFilmUrl(address)?.page).toBe(page);
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.dailymotion.com/video/x8abcde',
    `${YOUTUBE}&${'a'.repeat(300)}`,
  ])('%j is rejected', (address) => {
    expect(parseFilmUrl(address)).toBeUndefined();
  });

  it('leads to the player without tracking', () => {
    const origins = filmHosts.map(({ origin }) => origin);
    const id = fc.stringMatching(/^[\w-]{11}$/);
    fc.assert(
      fc.property(id, fc.string(), (film, more) => {
        const found = parseFilmUrl(`https://youtu.be/${film}?${more}`);
        if (found) expect(origins).toContain(new URL(found.player).origin);
      }),
    );
  });
});
