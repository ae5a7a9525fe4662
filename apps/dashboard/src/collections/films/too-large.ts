import { createReason } from '../../panel/language/errors.ts';
import { MAX_FILM_SIZE } from './limits.ts';

export const tooLarge = createReason(({ film }) => film.tooLarge, {
  most: MAX_FILM_SIZE / 1024 / 1024,
});
