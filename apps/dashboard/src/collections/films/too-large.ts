import { because } from '../../panel/language/refuse.ts';
import { MAX_FILM_SIZE } from './limits.ts';

export const tooLarge = because(({ film }) => film.tooLarge, {
  most: MAX_FILM_SIZE / 1024 / 1024,
});
