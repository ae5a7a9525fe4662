import { createReason, type Reason, toEnglish } from '../../panel/language/errors.ts';
import { MAX_FILM_SIZE } from './limits.ts';

export const tooLarge = createReason(({ film }) => film.tooLarge, {
  most: MAX_FILM_SIZE / 1024 / 1024,
});

/** Metadata of a container; `length` in seconds. */
export interface ContainerInfo {
  extension: 'mp4' | 'webm';
  length: number;
}

/** Random access to a file. */
export interface ByteSource {
  size: number;
  /** Reads up to `length` bytes at an offset. */
  read(at: number, length: number): Promise<Buffer>;
}

/** The film is invalid; the reason is shown to the user. */
export class FilmError extends Error {
  override name = 'FilmFault';
  readonly reason: Reason;

  constructor(reason: Reason) {
    // English, for logs. The user gets the reason in their language.
    super(toEnglish(reason));
    this.reason = reason;
  }
}

/** Maximum number of boxes or elements. Valid films have some dozens. */
export const MAX_PARTS = 2000;

/** Truncated or inconsistent file. */
export const BROKEN = createReason(({ film }) => film.broken);
